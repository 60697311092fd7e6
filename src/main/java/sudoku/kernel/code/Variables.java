package sudoku.kernel.code;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import jdk.jshell.JShell;
import jdk.jshell.VarSnippet;

/**
 * Where the notebook's variables keep their values.
 *
 * <p><b>Idea.</b> JShell makes each variable a static field of a class of its own, and a new class when it is declared
 * anew, as it is whenever its cell runs once more. The old class stays, and with it the old value: a cell that fills
 * a list, run five times, holds five lists. So fields that no variable stands for any more are emptied.
 */
final class Variables {
    private final JShell shell;
    private final NotebookLoader loader;
    private final Set<String> classes = new HashSet<>();

    Variables(JShell shell, NotebookLoader loader) {
        this.shell = shell;
        this.loader = loader;
    }

    /** Call whenever JShell has compiled a variable; says whether its class is a new one, which holds nothing yet. */
    boolean compiled(VarSnippet variable) {
        return classes.add(classOf(variable));
    }

    /** The values by name, the latest variable first, without running any code. */
    Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        Comparator<VarSnippet> byAge =
                Comparator.comparingInt((VarSnippet each) -> each.id().length()).thenComparing(VarSnippet::id);
        shell.variables().sorted(byAge.reversed()).forEach(variable -> {
            try {
                values.put(variable.name(), field(variable).get(null));
            } catch (ReflectiveOperationException notThere) {
                // A variable that could not be defined holds nothing.
            }
        });
        return values;
    }

    private Field field(VarSnippet variable) throws ReflectiveOperationException {
        Field field = loader.findClass(classOf(variable)).getDeclaredField(variable.name());
        field.setAccessible(true);
        return field;
    }

    /** Fills a variable that has just been declared. */
    void put(String name, Object value) {
        shell.variables().filter(each -> each.name().equals(name)).forEach(variable -> {
            try {
                field(variable).set(null, value);
            } catch (ReflectiveOperationException | IllegalArgumentException notThere) {
                // A variable that could not be defined holds nothing.
            }
        });
    }

    /**
     * Lets go of the values of variables that have been declared anew since. A variable that cannot be used at the
     * moment, because what it needs is broken, keeps its value until that is mended.
     */
    void forgetOldValues() {
        Set<String> current = new HashSet<>();
        shell.variables().forEach(variable -> current.add(classOf(variable)));
        classes.stream().filter(name -> !current.contains(name)).forEach(this::empty);
        classes.retainAll(current);
    }

    private void empty(String className) {
        try {
            for (Field field : loader.findClass(className).getDeclaredFields()) {
                if (!field.getType().isPrimitive() && !Modifier.isFinal(field.getModifiers())) {
                    field.setAccessible(true);
                    field.set(null, null);
                }
            }
        } catch (ReflectiveOperationException | LinkageError neverLoaded) {
            // Then it holds nothing.
        }
    }

    private String classOf(VarSnippet variable) {
        return shell.sourceCodeAnalysis().wrapper(variable).fullClassName();
    }
}
