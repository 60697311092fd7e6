package sudoku.kernel;

import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import java.util.UUID;

/** The functions that every cell can call without an import; names and meaning are IJava's. */
public final class NotebookFunctions {
    private NotebookFunctions() {}

    public static CourseKernel getKernelInstance() {
        return CourseKernel.current();
    }

    /** How a value would be shown. */
    public static DisplayData render(Object value) {
        return CourseKernel.current().getRenderer().render(value);
    }

    /** How a value would be shown in these MIME types. */
    public static DisplayData render(Object value, String... types) {
        return CourseKernel.current().getRenderer().renderAs(value, types);
    }

    /** Shows a value and gives the id under which it can be changed. */
    public static String display(Object value) {
        return show(render(value));
    }

    public static String display(Object value, String... types) {
        return show(render(value, types));
    }

    private static String show(DisplayData picture) {
        if (picture.getDisplayId() == null) {
            picture.setDisplayId(UUID.randomUUID().toString());
        }
        CourseKernel.current().display(picture);
        return picture.getDisplayId();
    }

    /** Replaces what {@link #display} has shown. */
    public static void updateDisplay(String id, Object value) {
        CourseKernel.current().getIO().display.updateDisplay(id, render(value));
    }

    public static void updateDisplay(String id, Object value, String... types) {
        CourseKernel.current().getIO().display.updateDisplay(id, render(value, types));
    }

    /** Removes what the cell has shown so far. */
    public static void clearOutput() {
        CourseKernel.current().clearOutput();
    }

    public static void printf(String format, Object... values) {
        System.out.printf(format, values);
    }
}
