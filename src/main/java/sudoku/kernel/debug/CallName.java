package sudoku.kernel.debug;

import java.util.stream.Collectors;
import sudoku.kernel.cell.SourceLines;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.value.ShownValues;

/** What a call is called in a list of calls: with the numbers it was given, which in a search are what was guessed. */
final class CallName {
    private CallName() {}

    /** A statement outside of all methods has the name of its cell. */
    static String of(Call call, String cell) {
        String method = call.shape.name;
        if (method.startsWith("do_it$")) {
            return cell;
        }
        String owner = owner(call);
        if (method.startsWith("lambda$")) {
            String outer = method.replaceAll("lambda\\$|\\$\\d+$", "");
            return "lambda in " + (outer.startsWith("do_it") ? cell : prefix(owner) + outer);
        }
        String given = call.shape.variablesAt(call.stop).stream()
                .filter(each -> each.slot() < call.shape.parameterSlots
                        && (each.descriptor().length() == 1 || call.value(each) instanceof String))
                .map(each -> each.name() + " = " + ShownValues.text(call.value(each)))
                .collect(Collectors.joining(", "));
        return (method.equals("<init>") ? "new " + owner : prefix(owner) + method.replace("<clinit>", "class"))
                + "(" + given + ")";
    }

    private static String prefix(String owner) {
        return owner.isEmpty() ? "" : owner + ".";
    }

    /** Empty for a method of the notebook's own; a class without a name has what it extends. */
    private static String owner(Call call) {
        String type = call.shape.className.substring(call.shape.className.lastIndexOf('.') + 1);
        if (call.shape.className.equals(SourceLines.outermost(call.shape.className)) && type.startsWith("$JShell$")) {
            return "";
        }
        String last = type.substring(type.lastIndexOf('$') + 1);
        Object self = call.thingAt(0);
        return last.matches("\\d+") && self != null ? ShownValues.typeName(self.getClass()) : last;
    }
}
