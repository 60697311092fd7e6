package sudoku.kernel.debug;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.call.Place;
import sudoku.kernel.debug.value.Looks;
import sudoku.kernel.debug.value.ShownValues.Look;
import sudoku.kernel.debug.value.ShownValues.Part;

/** What can be seen of a stop: its calls, their variables, what they are made of. */
final class Views {
    /** Nobody reads further, and a front end that draws ten thousand calls stands still. */
    private static final int CALLS_SHOWN = 200;

    private final Stops stops;
    private final Sources sources;
    private final Scope scope;
    private final Handles handles = new Handles();

    Views(Stops stops, Sources sources, Scope scope) {
        this.stops = stops;
        this.sources = sources;
        this.scope = scope;
    }

    /** The stop that is looked at, {@code null} if nothing is stopped. */
    private Stop shown() {
        Stop stop = stops.current();
        handles.show(stop);
        return stop;
    }

    /** The innermost call, {@code null} if nothing is stopped. */
    Call innermost() {
        Stop stop = shown();
        return stop == null ? null : stop.calls.get(0);
    }

    /**
     * The call that a request names, or the innermost if it names none; {@code null} if nothing is stopped.
     *
     * @throws IllegalArgumentException if the call is over
     */
    Call call(JsonObject arguments, String key) {
        Call innermost = innermost();
        if (innermost == null || !isGiven(arguments, key)) {
            return innermost;
        }
        Call call = handles.call(arguments.get(key).getAsInt());
        if (call == null) {
            throw new IllegalArgumentException("This call is over.");
        }
        return call;
    }

    /** The call of this number, {@code null} if it is over. */
    Call call(int number) {
        shown();
        return handles.call(number);
    }

    /** All that are looked at, the innermost first; none if nothing is stopped. */
    List<Call> calls() {
        Stop stop = shown();
        return stop == null ? List.of() : stop.calls;
    }

    static boolean isGiven(JsonObject arguments, String key) {
        return arguments.has(key) && !arguments.get(key).isJsonNull();
    }

    JsonArray stoppedThreads() {
        JsonArray threads = new JsonArray();
        Stop stop = shown();
        if (stop != null) {
            threads.add(stop.thread.getId());
        }
        return threads;
    }

    /** The stopped one first: a front end that knows of one only takes that. */
    JsonObject threads() {
        Stop stop = shown();
        Cell cell = Cell.here();
        Set<Thread> threads = new LinkedHashSet<>(stop == null ? List.of() : List.of(stop.thread));
        threads.addAll(cell == null ? List.of() : List.of(cell.threads()));
        JsonArray all = new JsonArray();
        for (Thread each : threads) {
            JsonObject thread = new JsonObject();
            thread.addProperty("id", each.getId());
            thread.addProperty("name", each.getName());
            all.add(thread);
        }
        JsonObject body = new JsonObject();
        body.add("threads", all);
        return body;
    }

    JsonObject stackTrace(JsonObject arguments) {
        Stop stop = shown();
        List<Call> all = stop == null
                ? List.of()
                : stop.calls.stream()
                        .filter(call -> sources.of(call.shape, call.stop) != null)
                        .toList();
        int first =
                isGiven(arguments, "startFrame") ? arguments.get("startFrame").getAsInt() : 0;
        int wanted = isGiven(arguments, "levels") ? arguments.get("levels").getAsInt() : 0;
        JsonArray frames = new JsonArray();
        all.stream()
                .skip(first)
                .limit(wanted > 0 ? wanted : CALLS_SHOWN)
                .map(this::frame)
                .forEach(frames::add);
        JsonObject body = new JsonObject();
        body.add("stackFrames", frames);
        body.addProperty("totalFrames", all.size());
        return body;
    }

    private JsonObject frame(Call call) {
        Place place = sources.of(call.shape, call.stop);
        JsonObject source = new JsonObject();
        source.addProperty("name", sources.name(place.path()));
        source.addProperty("path", place.path());
        JsonObject frame = new JsonObject();
        frame.addProperty("id", handles.of(call));
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
            scopes.add(scope("Locals", new Locals(call)));
        }
        scopes.add(scope("Globals", scope));
        JsonObject body = new JsonObject();
        body.add("scopes", scopes);
        return body;
    }

    private JsonObject scope(String name, Object whole) {
        JsonObject scope = new JsonObject();
        scope.addProperty("name", name);
        scope.addProperty("variablesReference", handles.of(whole));
        scope.addProperty("expensive", false);
        return scope;
    }

    /** The variables of a call, as something that has parts. */
    private record Locals(Call call) {}

    /** The call whose variables have this number; of others the innermost. */
    Call owner(int number) {
        Call innermost = innermost();
        return handles.whole(number) instanceof Locals locals ? locals.call : innermost;
    }

    List<Part> partsOf(int number) {
        shown();
        Object whole = handles.whole(number);
        return whole instanceof Locals locals
                ? scope.of(locals.call)
                : whole == scope ? scope.ofNotebook() : Looks.parts(whole);
    }

    JsonObject variables(JsonObject arguments) {
        return variables(partsOf(arguments.get("variablesReference").getAsInt()));
    }

    JsonObject ofNotebook() {
        shown();
        return variables(scope.ofNotebook());
    }

    private JsonObject variables(List<Part> parts) {
        JsonArray variables = new JsonArray();
        List<Look> looks =
                Looks.at(Arrays.asList(parts.stream().map(Part::value).toArray()));
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            JsonObject variable = valued(part.value(), looks.get(i), "value");
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

    /** A value under this key, with a number if it has parts. */
    JsonObject valued(Object value, String key) {
        return valued(value, Looks.at(Collections.singletonList(value)).get(0), key);
    }

    private JsonObject valued(Object value, Look look, String key) {
        JsonObject described = new JsonObject();
        described.addProperty(key, look.text());
        described.addProperty("variablesReference", look.hasParts() ? handles.of(value) : 0);
        return described;
    }
}
