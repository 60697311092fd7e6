package sudoku.kernel.debug;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.SourceVersion;
import sudoku.kernel.cell.SourceLines;
import sudoku.kernel.code.Names;
import sudoku.kernel.code.NotebookLoader;
import sudoku.kernel.code.Wishes;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.call.MethodShape;
import sudoku.kernel.debug.value.ShownValues;
import sudoku.kernel.debug.value.ShownValues.Part;
import sudoku.kernel.debug.value.TypeText;

/** The variables that can be seen from somewhere: from a call its own, from everywhere the notebook's. */
final class Scope {
    private final Names names;
    private final Wishes wishes;
    private final NotebookLoader loader;

    Scope(Names names, Wishes wishes, NotebookLoader loader) {
        this.names = names;
        this.wishes = wishes;
        this.loader = loader;
    }

    /** What a method has declared so far, what a lambda or an anonymous class has captured, and {@code this}. */
    List<Part> of(Call call) {
        List<Part> parts = new ArrayList<>();
        Object self = null;
        for (MethodShape.Variable each : call.shape.variablesAt(call.stop)) {
            Object value = call.value(each);
            if (each.name().endsWith("_") && call.shape.name.startsWith("do_it$")) {
                continue; // JShell's own, for the value of a variable that is being declared
            }
            if (each.name().equals("this")) {
                self = value;
            } else {
                Class<?> type = plainType(each.descriptor());
                parts.add(new Part(
                        each.name(),
                        value,
                        type == null ? Object.class : type,
                        type == null ? null : other -> call.put(each, other)));
            }
        }
        if (self != null) {
            for (Field field : self.getClass().getDeclaredFields()) {
                if (field.getName().startsWith("val$")) {
                    parts.add(ShownValues.of(field, self));
                }
            }
            parts.add(new Part("this", self, self.getClass(), null));
        }
        return parts;
    }

    /** {@code null} for types that cannot be changed in a method that has begun. */
    static Class<?> plainType(String descriptor) {
        return switch (descriptor) {
            case "Z" -> boolean.class;
            case "B" -> byte.class;
            case "C" -> char.class;
            case "S" -> short.class;
            case "I" -> int.class;
            case "J" -> long.class;
            case "F" -> float.class;
            case "D" -> double.class;
            case "Ljava/lang/String;" -> String.class;
            default -> null;
        };
    }

    /** The notebook's own, and those that it will have when the cell is over. */
    List<Part> ofNotebook() {
        List<Part> parts = new ArrayList<>();
        for (Names.Name each : names.variables()) {
            try {
                Class<?> owner = Class.forName(each.className(), false, loader);
                parts.add(ShownValues.of(owner.getDeclaredField(each.name()), null));
            } catch (ReflectiveOperationException | LinkageError notThere) {
                // A variable that could not be defined holds nothing.
            }
        }
        for (Wishes.Wish each : wishes.all()) {
            parts.add(new Part(each.name(), each.value(), Object.class, null));
        }
        return parts;
    }

    /** Has the notebook declare a variable for the value of an expression, with the type that it has in its method. */
    void wish(String name, String source, Object value, Call call) {
        if (!SourceVersion.isName(name) || name.contains(".")) {
            throw new IllegalArgumentException("A variable cannot be called " + name + ".");
        }
        String declared = call == null
                ? null
                : call.shape.variablesAt(call.stop).stream()
                        .filter(each -> each.name().equals(source))
                        .map(each -> TypeText.of(each, loader))
                        .filter(type -> type != null)
                        .findFirst()
                        .orElse(null);
        wishes.add(new Wishes.Wish(
                name, SourceLines.withoutWrappers(declared != null ? declared : TypeText.of(value)), value));
    }

    /** The value of a name, seen from a call or, without one, from a cell: a variable, or a field of {@code this}. */
    Optional<Part> find(String name, Call call) {
        Optional<Part> own = call == null ? Optional.empty() : own(name, call);
        return own.or(() -> named(name, ofNotebook()));
    }

    /** The same without the notebook's. */
    Optional<Part> own(String name, Call call) {
        List<Part> own = of(call);
        return named(name, own)
                .or(() -> named("this", own).flatMap(self -> named(name, ShownValues.parts(self.value()))));
    }

    private static Optional<Part> named(String name, List<Part> parts) {
        return parts.stream().filter(part -> part.name().equals(name)).findFirst();
    }
}
