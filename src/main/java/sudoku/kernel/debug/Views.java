package sudoku.kernel.debug;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.lang.reflect.InvocationTargetException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import sudoku.kernel.debug.ShownValues.Part;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.call.Place;

/**
 * What can be seen of a stop: its calls, their variables, what they are made of.
 *
 * <p><b>Representation.</b> A front end asks by number, for a call or for the parts of a value. The numbers hold until
 * the thread goes on, those of calls until the call is over; they are never used twice, so an old one is refused and
 * not mistaken.
 */
final class Views {
    /** Nobody reads further, and a front end that draws ten thousand calls stands still. */
    private static final int CALLS_SHOWN = 200;

    private final Stops stops;
    private final Sources sources;
    private final Scope scope;
    private final Expressions expressions;
    private final Function<Object, JsonObject> renderer;
    private final Map<Integer, Call> calls = new HashMap<>();
    private final Map<Integer, Object> wholes = new HashMap<>();
    private Stop shown;
    private int numbers;

    Views(Stops stops, Sources sources, Scope scope, Expressions expressions,
            Function<Object, JsonObject> renderer) {
        this.stops = stops;
        this.sources = sources;
        this.scope = scope;
        this.expressions = expressions;
        this.renderer = renderer;
    }

    private void refresh() {
        if (stops.current() != shown) {
            shown = stops.current();
            calls.values().removeIf(call -> shown == null || !shown.calls.contains(call));
            wholes.clear();
        }
    }

    private int number(Object whole) {
        wholes.put(++numbers, whole);
        return numbers;
    }

    private Call call(JsonObject arguments, String key) {
        refresh();
        if (shown == null) {
            return null;
        }
        if (!arguments.has(key) || arguments.get(key).isJsonNull()) {
            return shown.calls.get(0);
        }
        Call call = calls.get(arguments.get(key).getAsInt());
        if (call == null) {
            throw new IllegalArgumentException("This call is over.");
        }
        return call;
    }

    /** A picture stays on the screen when its call is over: then it is of the call that goes on. */
    private Call callOrInnermost(JsonObject arguments) {
        refresh();
        Call call = arguments.has("frameId") && !arguments.get("frameId").isJsonNull()
                ? calls.get(arguments.get("frameId").getAsInt()) : null;
        return call != null ? call : shown == null ? null : shown.calls.get(0);
    }

    JsonObject stackTrace(JsonObject arguments) {
        refresh();
        List<Call> all = shown == null ? List.of() : shown.calls;
        int first = arguments.has("startFrame") ? arguments.get("startFrame").getAsInt() : 0;
        int wanted = arguments.has("levels") ? arguments.get("levels").getAsInt() : 0;
        JsonArray frames = new JsonArray();
        for (int i = first; i < all.size() && frames.size() < (wanted > 0 ? wanted : CALLS_SHOWN); i++) {
            Place place = sources.of(all.get(i).shape, all.get(i).stop);
            if (place != null) {
                frames.add(frame(all.get(i), place));
            }
        }
        JsonObject body = new JsonObject();
        body.add("stackFrames", frames);
        body.addProperty("totalFrames", all.size());
        return body;
    }

    private JsonObject frame(Call call, Place place) {
        int number = calls.entrySet().stream().filter(each -> each.getValue() == call).map(Map.Entry::getKey)
                .findFirst().orElseGet(() -> ++numbers);
        calls.put(number, call);
        JsonObject source = new JsonObject();
        source.addProperty("name", sources.name(place.path()));
        source.addProperty("path", place.path());
        JsonObject frame = new JsonObject();
        frame.addProperty("id", number);
        frame.addProperty("name", CallName.of(call, sources.name(place.path())));
        frame.addProperty("line", place.line());
        frame.addProperty("column", 1);
        frame.add("source", source);
        return frame;
    }

    JsonObject scopes(JsonObject arguments) {
        Call call = call(arguments, "frameId");
        JsonArray scopes = new JsonArray();
        if (call != null) {
            scopes.add(scope("Locals", call));
        }
        scopes.add(scope("Globals", scope));
        JsonObject body = new JsonObject();
        body.add("scopes", scopes);
        return body;
    }

    private JsonObject scope(String name, Object whole) {
        JsonObject scope = new JsonObject();
        scope.addProperty("name", name);
        scope.addProperty("variablesReference", number(whole));
        scope.addProperty("expensive", false);
        return scope;
    }

    private List<Part> partsOf(int number) {
        refresh();
        Object whole = wholes.get(number);
        if (whole == null) {
            throw new IllegalArgumentException("The thread has gone on since; this can be seen no longer.");
        }
        return whole instanceof Call call ? scope.of(call)
                : whole == scope ? scope.ofNotebook() : ShownValues.parts(whole);
    }

    JsonObject variables(JsonObject arguments) {
        return variables(partsOf(arguments.get("variablesReference").getAsInt()));
    }

    JsonObject ofNotebook() {
        refresh();
        return variables(scope.ofNotebook());
    }

    private JsonObject variables(List<Part> parts) {
        JsonArray variables = new JsonArray();
        for (Part part : parts) {
            JsonObject variable = valued(part.value(), "value");
            variable.addProperty("name", part.name());
            if (part.name().matches("[\\w$]+")) {
                variable.addProperty("evaluateName", part.name());
            }
            variables.add(variable);
        }
        JsonObject body = new JsonObject();
        body.add("variables", variables);
        return body;
    }

    private JsonObject valued(Object value, String key) {
        JsonObject described = new JsonObject();
        described.addProperty(key, value instanceof ShownValues.Group ? "…" : ShownValues.text(value));
        described.addProperty("variablesReference", ShownValues.hasParts(value) ? number(value) : 0);
        return described;
    }

    JsonObject evaluate(JsonObject arguments) {
        Call call = call(arguments, "frameId");
        return valued(value(arguments.get("expression").getAsString(), call), "result");
    }

    /** On a thread of its own: whatever comes of it, the stop stays as it was. */
    private Object value(String expression, Call call) {
        Expressions.Compiled code = expressions.of(expression, call);
        try {
            return Limited.call(Limited.OF_NOTEBOOK, () -> code.value(call));
        } catch (TimeoutException endless) {
            throw new IllegalArgumentException(endless.getMessage());
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            throw new IllegalArgumentException(cause instanceof InvocationTargetException thrown
                    ? Expressions.plainly(thrown.getCause())
                    : cause instanceof IllegalArgumentException ? cause.getMessage() : String.valueOf(cause));
        }
    }

    JsonObject setVariable(JsonObject arguments) {
        int number = arguments.get("variablesReference").getAsInt();
        String name = arguments.get("name").getAsString();
        Part part = partsOf(number).stream().filter(each -> each.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no " + name + " here."));
        if (part.change() == null) {
            throw new IllegalArgumentException(name + " cannot be changed.");
        }
        Call call = wholes.get(number) instanceof Call own ? own : shown == null ? null : shown.calls.get(0);
        Object value = Fitting.to(part.type(), value(arguments.get("value").getAsString(), call));
        part.change().accept(value);
        return valued(value, "value");
    }

    /** Puts a value into a variable of the notebook that is there already. */
    JsonObject copy(JsonObject arguments) {
        Object value = value(arguments.get("srcVariableName").getAsString(), call(arguments, "srcFrameId"));
        String name = arguments.get("dstVariableName").getAsString();
        Part part = scope.find(name, null).orElseThrow(() -> new IllegalArgumentException("There is no variable "
                + name + " in the notebook: declare one, and copy again."));
        part.change().accept(value);
        return valued(value, "value");
    }

    /** As a picture, where somebody knows one. */
    JsonObject rich(JsonObject arguments) {
        Call call = callOrInnermost(arguments);
        JsonObject body = new JsonObject();
        body.add("data", new JsonObject());
        body.add("metadata", new JsonObject());
        scope.find(arguments.get("variableName").getAsString(), call).ifPresent(part -> {
            try {
                JsonObject drawn = Limited.call(Limited.OF_LIBRARY, () -> drawn(part.value()));
                body.add("data", drawn != null ? drawn
                        : Limited.call(Limited.OF_NOTEBOOK, () -> renderer.apply(part.value())));
            } catch (TimeoutException | ExecutionException failed) {
                body.getAsJsonObject("data").addProperty("text/plain", ShownValues.text(part.value()));
            }
        });
        return body;
    }

    /** By whoever knows it, {@code null} if nobody does. */
    private static JsonObject drawn(Object value) {
        for (RichView view : ServiceLoader.load(RichView.class, RichView.class.getClassLoader())) {
            Map<String, Object> forms = view.of(value);
            if (forms != null) {
                return new Gson().toJsonTree(forms).getAsJsonObject();
            }
        }
        return null;
    }
}
