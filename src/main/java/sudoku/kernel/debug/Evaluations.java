package sudoku.kernel.debug;

import com.google.gson.JsonObject;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.compile.Limited;
import sudoku.kernel.debug.value.Fitting;
import sudoku.kernel.debug.value.ShownValues.Part;

/**
 * What can be asked and changed while a thread stands still.
 *
 * <p><b>Idea.</b> The notebook's code that this needs runs on a thread of its own and for a few seconds only: whatever
 * comes of it, the stop stays as it was.
 */
final class Evaluations {
    private final Views views;
    private final Scope scope;
    private final Expressions expressions;

    Evaluations(Views views, Scope scope, Expressions expressions) {
        this.views = views;
        this.scope = scope;
        this.expressions = expressions;
    }

    JsonObject evaluate(JsonObject arguments) {
        Call call = views.call(arguments, "frameId");
        return views.valued(value(arguments.get("expression").getAsString(), call), "result");
    }

    private Object value(String expression, Call call) {
        return limited(() -> expressions.of(expression, call).value(call));
    }

    /** Compiling counts, too: an expression can be short and hold up a compiler for years. */
    private static <T> T limited(Callable<T> code) {
        try {
            return Limited.call(Limited.OF_NOTEBOOK, code);
        } catch (TimeoutException endless) {
            throw new IllegalArgumentException(endless.getMessage());
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            throw new IllegalArgumentException(
                    cause instanceof InvocationTargetException thrown
                            ? Expressions.plainly(thrown.getCause())
                            : cause instanceof IllegalArgumentException ? cause.getMessage() : String.valueOf(cause));
        }
    }

    JsonObject setVariable(JsonObject arguments) {
        int number = arguments.get("variablesReference").getAsInt();
        String name = arguments.get("name").getAsString();
        Part part = views.partsOf(number).stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no " + name + " here."));
        if (part.change() == null) {
            throw new IllegalArgumentException(name + " cannot be changed.");
        }
        Call owner = views.owner(number);
        Object given = value(arguments.get("value").getAsString(), owner);
        Object value = limited(() -> Fitting.to(part.type(), given));
        part.change().accept(value);
        return views.valued(value, "value");
    }

    /** Puts a value into a variable of the notebook; one that is not there yet is declared when the cell is over. */
    JsonObject copy(JsonObject arguments) {
        Call call = views.call(arguments, "srcFrameId");
        String source = arguments.get("srcVariableName").getAsString();
        Object value = value(source, call);
        String name = arguments.get("dstVariableName").getAsString();
        Optional<Part> there = scope.find(name, null);
        if (there.isPresent() && there.get().change() != null) {
            there.get().change().accept(fitted(there.get(), value));
        } else {
            scope.wish(name, source, value, call);
        }
        return views.valued(value, "value");
    }

    private static Object fitted(Part variable, Object value) {
        if (variable.type().isPrimitive()) {
            return Fitting.to(variable.type(), value);
        }
        if (value != null && !variable.type().isInstance(value)) {
            throw new IllegalArgumentException("The notebook already has a variable " + variable.name() + " of type "
                    + variable.type().getSimpleName() + "; this value does not fit it.");
        }
        return value;
    }
}
