package sudoku.kernel.debug;

import com.google.gson.JsonObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.compile.Limited;
import sudoku.kernel.debug.value.ShownValues.Part;
import sudoku.kernel.wire.Json;

/**
 * Variables as pictures, in panels that stay.
 *
 * <p><b>Idea.</b> A front end asks again after each step, by the name of the variable and the number of the call in
 * which it was first seen. When that call is over, the panel goes on with the variable of this name in the call that
 * goes on; and when there is none it says so, since the notebook may have another variable of that name.
 *
 * <p><b>Representation.</b> The last picture of each variable that was a call's, while the thread runs between two
 * stops; empty when the debugger has been switched off.
 */
final class Pictures {
    private record Panel(int call, String name) {}

    private final Views views;
    private final Scope scope;
    private final Function<Object, JsonObject> renderer;
    private final Map<Panel, JsonObject> last = new HashMap<>();

    /** The renderer knows how values are shown below a cell. */
    Pictures(Views views, Scope scope, Function<Object, JsonObject> renderer) {
        this.views = views;
        this.scope = scope;
        this.renderer = renderer;
    }

    /** From now on no picture is of now. */
    void end() {
        last.replaceAll((panel, picture) -> new JsonObject());
    }

    JsonObject of(JsonObject arguments) {
        String name = arguments.get("variableName").getAsString();
        JsonObject data = Views.isGiven(arguments, "frameId")
                ? inCall(new Panel(arguments.get("frameId").getAsInt(), name))
                : inSight(name);
        return Json.object("data", data, "metadata", new JsonObject());
    }

    private JsonObject inSight(String name) {
        Call innermost = views.innermost();
        return scope.find(name, innermost).map(part -> drawn(part, innermost)).orElseGet(JsonObject::new);
    }

    private JsonObject inCall(Panel panel) {
        Call named = views.call(panel.call);
        for (Call call : named == null ? views.calls() : List.of(named)) {
            Optional<Part> own = scope.own(panel.name, call);
            if (own.isPresent()) {
                JsonObject picture = drawn(own.get(), call);
                last.put(panel, picture);
                return picture;
            }
        }
        if (named != null || !last.containsKey(panel)) {
            return scope.find(panel.name, null).map(part -> drawn(part, null)).orElseGet(JsonObject::new);
        }
        Cell cell = Cell.here();
        boolean goesOn = views.calls().isEmpty() && cell != null && cell.isWaitingForItsCode();
        JsonObject picture = last.get(panel);
        return goesOn && picture.size() > 0 ? picture : text("The call that had " + panel.name + " is over.");
    }

    private static JsonObject text(String text) {
        return Json.object("text/plain", text);
    }

    private JsonObject drawn(Part part, Call call) {
        int[] before = views.calls().stream()
                .map(each -> each.before(part.value()))
                .filter(held -> held != null)
                .reduce((inner, outer) -> outer)
                .orElse(null);
        Map<String, Object> beside = new HashMap<>();
        if (call != null) {
            scope.of(call).forEach(each -> beside.put(each.name(), each.value()));
        }
        try {
            JsonObject drawn = Limited.call(Limited.OF_LIBRARY, () -> drawn(part.value(), before, beside));
            return drawn != null ? drawn : Limited.call(Limited.OF_NOTEBOOK, () -> renderer.apply(part.value()));
        } catch (TimeoutException | ExecutionException failed) {
            return text(views.valued(part.value(), "text").get("text").getAsString());
        }
    }

    /** By a view that knows it, {@code null} if none does. */
    private static JsonObject drawn(Object value, int[] before, Map<String, Object> beside) {
        for (RichView view : ServiceLoader.load(RichView.class, RichView.class.getClassLoader())) {
            Map<String, Object> forms = view.of(value, before, beside);
            if (forms != null) {
                return Json.of(forms).getAsJsonObject();
            }
        }
        return null;
    }
}
