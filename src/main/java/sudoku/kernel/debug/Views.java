package sudoku.kernel.debug;

import com.google.gson.JsonObject;
import java.util.ArrayList;
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
import sudoku.kernel.wire.Json;

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

    List<Long> stoppedThreads() {
        Stop stop = shown();
        return stop == null ? List.of() : List.of(stop.thread.getId());
    }

    /** The stopped one first: a front end that knows of one only takes that. */
    JsonObject threads() {
        Stop stop = shown();
        Cell cell = Cell.here();
        Set<Thread> threads = new LinkedHashSet<>(stop == null ? List.of() : List.of(stop.thread));
        threads.addAll(cell == null ? List.of() : List.of(cell.threads()));
        List<JsonObject> all = threads.stream()
                .map(each -> Json.object("id", each.getId(), "name", each.getName()))
                .toList();
        return Json.object("threads", all);
    }

    JsonObject stackTrace(JsonObject arguments) {
        Stop stop = shown();
        List<Call> all = stop == null ? List.of() : written(stop.calls);
        int first =
                isGiven(arguments, "startFrame") ? arguments.get("startFrame").getAsInt() : 0;
        int wanted = isGiven(arguments, "levels") ? arguments.get("levels").getAsInt() : 0;
        List<JsonObject> frames = all.stream()
                .skip(first)
                .limit(wanted > 0 ? wanted : CALLS_SHOWN)
                .map(this::frame)
                .toList();
        return Json.object("stackFrames", frames, "totalFrames", all.size());
    }

    /** Those with a text, without the library's below the notebook's own: these have called it, and say no more. */
    private List<Call> written(List<Call> calls) {
        List<Call> all = calls.stream()
                .filter(call -> sources.of(call.shape, call.stop) != null)
                .toList();
        int end = all.size();
        while (end > 0 && sources.isOfLibrary(all.get(end - 1).shape.className)) {
            end--;
        }
        return end == 0 ? all : all.subList(0, end);
    }

    private JsonObject frame(Call call) {
        Place place = sources.of(call.shape, call.stop);
        String text = sources.name(place.path());
        JsonObject frame = Json.object("id", handles.of(call), "name", CallName.of(call, text));
        Json.with(frame, "line", place.line(), "column", 1);
        return Json.with(frame, "source", Json.object("name", text, "path", place.path()));
    }

    JsonObject scopes(JsonObject arguments) {
        Call call = call(arguments, "frameId");
        List<JsonObject> scopes = new ArrayList<>();
        if (call != null) {
            scopes.add(scope("Locals", new Locals(call)));
        }
        scopes.add(scope("Globals", scope));
        return Json.object("scopes", scopes);
    }

    private JsonObject scope(String name, Object whole) {
        return Json.object("name", name, "variablesReference", handles.of(whole), "expensive", false);
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
        List<JsonObject> variables = new ArrayList<>();
        List<Look> looks =
                Looks.at(Arrays.asList(parts.stream().map(Part::value).toArray()));
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            JsonObject variable = Json.with(valued(part.value(), looks.get(i), "value"), "name", part.name());
            boolean isName = part.name().matches("[\\w$]+");
            variables.add(isName ? Json.with(variable, "evaluateName", part.name()) : variable);
        }
        return Json.object("variables", variables);
    }

    /** A value under this key, with a number if it has parts. */
    JsonObject valued(Object value, String key) {
        return valued(value, Looks.at(Collections.singletonList(value)).get(0), key);
    }

    private JsonObject valued(Object value, Look look, String key) {
        return Json.object(key, look.text(), "variablesReference", look.hasParts() ? handles.of(value) : 0);
    }
}
