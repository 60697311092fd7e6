package sudoku.kernel.debug;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudoku.kernel.code.Names;
import sudoku.kernel.code.NotebookLoader;
import sudoku.kernel.debug.ShownValues.Part;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.call.MethodShape;

/** The variables that can be seen from somewhere: from a call its own, from everywhere the notebook's. */
final class Scope {
    private final Names names;
    private final NotebookLoader loader;

    Scope(Names names, NotebookLoader loader) {
        this.names = names;
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
                parts.add(new Part(each.name(), value, type == null ? Object.class : type,
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
    private static Class<?> plainType(String descriptor) {
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

    /** The notebook's own. */
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
        return parts;
    }

    /** The value of a name, seen from a call or, without one, from a cell: a variable, or a field of {@code this}. */
    Optional<Part> find(String name, Call call) {
        List<Part> seen = new ArrayList<>();
        if (call != null) {
            List<Part> own = of(call);
            seen.addAll(own);
            own.stream().filter(part -> part.name().equals("this")).findFirst()
                    .ifPresent(self -> seen.addAll(ShownValues.parts(self.value())));
        }
        seen.addAll(ofNotebook());
        return seen.stream().filter(part -> part.name().equals(name)).findFirst();
    }
}
