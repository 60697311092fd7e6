package sudoku.kernel.debug;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import sudoku.kernel.cell.SourceLines;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.call.MethodShape;
import sudoku.kernel.debug.value.ShownValues;

/**
 * What a call is called in a list of calls: {@code solve(cell = 6), digit = 3}. The numbers it was given say where a
 * search is, and those that it counts itself what it has guessed there.
 */
final class CallName {
    private static final Set<String> NUMBERS = Set.of("I", "J", "S", "B", "C");
    private static final int COUNTED = 2;

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
                .map(each -> named(each, call))
                .collect(Collectors.joining(", "));
        return (method.equals("<init>") ? "new " + owner : prefix(owner) + method.replace("<clinit>", "class")) + "("
                + given + ")" + counted(call);
    }

    /** The latest are what its innermost loops have come to. */
    private static String counted(Call call) {
        List<MethodShape.Variable> own = call.shape.variablesAt(call.stop).stream()
                .filter(each -> each.slot() >= call.shape.parameterSlots && NUMBERS.contains(each.descriptor()))
                .toList();
        return own.subList(Math.max(0, own.size() - COUNTED), own.size()).stream()
                .map(each -> ", " + named(each, call))
                .collect(Collectors.joining());
    }

    private static String named(MethodShape.Variable variable, Call call) {
        return variable.name() + " = " + ShownValues.text(call.value(variable));
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
