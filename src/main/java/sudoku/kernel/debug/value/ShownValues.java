package sudoku.kernel.debug.value;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Consumer;
import sudoku.kernel.cell.SourceLines;

/**
 * Values in a line of text, and what they are made of.
 *
 * <p><b>Idea.</b> Looking must not change anything, and must end: an object of the notebook is shown by its fields and
 * not by its {@code toString}, and of what is in it only what is in that, no deeper. The JDK's own lists and maps show
 * what is in them, and some of those ask a list of the notebook's: so nobody looks from here but through {@link Looks}.
 */
public final class ShownValues {
    private static final int SHOWN = 9;
    private static final int LONGEST_TEXT = 120;
    /** As many elements are shown side by side; of more, this many make a group. */
    private static final int FLAT = 256;

    private static final int GROUP = 100;
    private static final int COPIED = 100_000;

    /**
     * A value under a name: a variable, a field, an element.
     *
     * @param type what may be put there
     * @param change puts another value there, {@code null} where none can be put
     */
    public record Part(String name, Object value, Class<?> type, Consumer<Object> change) {}

    /** Some neighbors in a long array. */
    public record Group(Object array, int from, int to) {}

    /** How a value looks from outside. */
    public record Look(String text, boolean hasParts) {}

    private ShownValues() {}

    static Look look(Object value) {
        return new Look(value instanceof Group ? "…" : text(value), hasParts(value));
    }

    /** Of a value that can't be looked into: what it is, which asks nobody. A number or a text asks nobody anyway. */
    static Look briefly(Object value) {
        boolean asksNobody = value == null || value.getClass().getPackageName().equals("java.lang") && isPlain(value);
        return asksNobody
                ? look(value)
                : new Look(typeName(value.getClass()) + ", which can't be shown in time", false);
    }

    /** In one line. JupyterLab shows a value's type instead of it, if it is told one; so the type is in it. */
    public static String text(Object value) {
        return text(value, true);
    }

    private static String text(Object value, boolean withParts) {
        try {
            if (value == null || isPlain(value)) {
                return plain(value);
            }
            if (value.getClass().isArray()) {
                return array(value, withParts);
            }
            if (isOfJdk(value) && value instanceof Collection<?> all) {
                return typeName(value.getClass()) + " of " + all.size() + (withParts ? " " + shown(all) : "");
            }
            if (isOfJdk(value) && value instanceof Map<?, ?> map) {
                return typeName(value.getClass()) + " of " + map.size();
            }
            return withParts && !isOfJdk(value) ? object(value) : typeName(value.getClass());
        } catch (RuntimeException changedMeanwhile) {
            return typeName(value.getClass());
        }
    }

    private static boolean isPlain(Object value) {
        return value instanceof CharSequence && isOfJdk(value)
                || value instanceof Character
                || value instanceof Boolean
                || value instanceof Number && isOfJdk(value)
                || value instanceof Enum
                || value instanceof Class;
    }

    private static String plain(Object value) {
        if (value instanceof CharSequence text) {
            String start = text.length() > LONGEST_TEXT ? text.subSequence(0, LONGEST_TEXT) + "…" : text.toString();
            return '"' + start.replace("\n", "\\n") + '"';
        }
        if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        if (value instanceof Class<?> type) {
            return typeName(type) + ".class";
        }
        return value instanceof Character ? "'" + value + "'" : String.valueOf(value);
    }

    private static String array(Object array, boolean withParts) {
        int length = Array.getLength(array);
        String sized = typeName(array.getClass()).replaceFirst("\\[\\]", "[" + length + "]");
        if (!withParts) {
            return sized;
        }
        StringJoiner elements = new StringJoiner(", ", " {", length > SHOWN ? ", …}" : "}");
        for (int i = 0; i < Math.min(length, SHOWN); i++) {
            elements.add(text(Array.get(array, i), false));
        }
        return sized + elements;
    }

    private static String shown(Collection<?> all) {
        StringJoiner elements = new StringJoiner(", ", "[", all.size() > SHOWN ? ", …]" : "]");
        all.stream().limit(SHOWN).forEach(each -> elements.add(text(each, false)));
        return elements.toString();
    }

    private static String object(Object value) {
        StringJoiner fields = new StringJoiner(", ", " {", "}");
        fields.setEmptyValue("");
        parts(value).stream()
                .limit(SHOWN)
                .forEach(part -> fields.add(part.name() + " = "
                        + (part.value() == null || isPlain(part.value())
                                ? plain(part.value())
                                : text(part.value(), false))));
        return typeName(value.getClass()) + fields;
    }

    /** The simple name; of what has none, such as a lambda, what it is. */
    public static String typeName(Class<?> type) {
        if (type.isHidden() || type.isSynthetic()) {
            return "lambda";
        }
        if (type.isAnonymousClass()) {
            Class<?>[] parents = type.getInterfaces();
            return "new " + typeName(parents.length > 0 ? parents[0] : type.getSuperclass());
        }
        boolean isInner = type.getClassLoader() == null && !Modifier.isPublic(type.getModifiers()) && !type.isArray();
        return !isInner
                ? type.getSimpleName()
                : List.class.isAssignableFrom(type)
                        ? "List"
                        : Map.class.isAssignableFrom(type)
                                ? "Map"
                                : Set.class.isAssignableFrom(type) ? "Set" : type.getSimpleName();
    }

    private static boolean isOfJdk(Object value) {
        return value.getClass().getClassLoader() == null;
    }

    private static boolean hasParts(Object value) {
        return value != null
                && !isPlain(value)
                && (value instanceof Collection<?> all && isOfJdk(value)
                        ? !all.isEmpty()
                        : !parts(value).isEmpty());
    }

    /** What a value is made of, in order. */
    public static List<Part> parts(Object value) {
        try {
            if (value == null || isPlain(value)) {
                return List.of();
            }
            if (value.getClass().isArray()) {
                return elements(value, 0, Array.getLength(value));
            }
            if (isOfJdk(value)) {
                return value instanceof Collection<?> all
                        ? ofAll(all)
                        : value instanceof Map<?, ?> map ? ofMap(map) : List.of();
            }
            return fields(value);
        } catch (RuntimeException changedMeanwhile) {
            return List.of();
        }
    }

    private static List<Part> elements(Object array, int from, int to) {
        List<Part> parts = new ArrayList<>();
        Class<?> type = array.getClass().getComponentType();
        if (to - from <= FLAT) {
            for (int i = from; i < to; i++) {
                int index = i;
                parts.add(new Part("[" + i + "]", Array.get(array, i), type, other -> Array.set(array, index, other)));
            }
            return parts;
        }
        int size = GROUP;
        while ((to - from + size - 1) / size > FLAT) {
            size *= GROUP;
        }
        for (int start = from; start < to; start += size) {
            int end = Math.min(to, start + size);
            parts.add(new Part("[" + start + " … " + (end - 1) + "]", new Group(array, start, end), null, null));
        }
        return parts;
    }

    /** Copied, since a list need not be quick with its thousandth element; and not more than somebody looks at. */
    private static List<Part> ofAll(Collection<?> all) {
        Object[] first = all.stream().limit(COPIED).toArray();
        List<Part> parts = new ArrayList<>();
        elements(first, 0, first.length)
                .forEach(part -> parts.add(new Part(part.name(), part.value(), part.type(), null)));
        if (first.length == COPIED && all.size() > COPIED) {
            parts.add(new Part("…", "and " + (all.size() - COPIED) + " more", String.class, null));
        }
        return parts;
    }

    private static List<Part> ofMap(Map<?, ?> map) {
        List<Part> parts = new ArrayList<>();
        map.forEach((key, each) -> {
            if (parts.size() < FLAT) {
                parts.add(new Part(text(key, false), each, Object.class, null));
            }
        });
        return parts;
    }

    private static List<Part> fields(Object value) {
        if (value instanceof Group group) {
            return elements(group.array, group.from, group.to);
        }
        List<Part> parts = new ArrayList<>();
        for (Class<?> type = value.getClass();
                type != null && type.getClassLoader() != null;
                type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                boolean hidden = Modifier.isStatic(field.getModifiers())
                        || field.getName().startsWith("this$");
                if (!hidden) {
                    parts.add(of(field, value));
                }
            }
        }
        return parts;
    }

    /** A field; of a static one there is no owner. */
    public static Part of(Field field, Object owner) {
        String name = SourceLines.withoutWrappers(field.getName()).replaceFirst("^val\\$", "");
        try {
            field.setAccessible(true);
            boolean isFinal = Modifier.isFinal(field.getModifiers());
            return new Part(
                    name, field.get(owner), field.getType(), isFinal ? null : other -> put(field, owner, other));
        } catch (IllegalAccessException | InaccessibleObjectException closed) {
            return new Part(name, null, field.getType(), null);
        }
    }

    private static void put(Field field, Object owner, Object other) {
        try {
            field.set(owner, other);
        } catch (IllegalAccessException closed) {
            throw new IllegalArgumentException(field.getName() + " cannot be changed.");
        }
    }
}
