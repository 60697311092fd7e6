package sudoku.kernel.debug;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.cell.CellOutput;
import sudoku.kernel.code.Session;
import sudoku.kernel.debug.Stop.Step;
import sudoku.kernel.swap.ClassSwap;
import sudoku.kernel.wire.Json;

/**
 * Speaks the debug adapter protocol, with what Jupyter has added to it.
 *
 * <p><b>Idea.</b> Each request has one answer, and an answer that something is not possible says why. Only the thread
 * that serves control comes in here.
 */
final class Conversation {
    private final CompletableFuture<Session> session;
    private final int seed;
    private final Path jar;
    private final Consumer<JsonObject> front;
    private final Function<Object, JsonObject> renderer;
    private volatile boolean started;
    private boolean attached;
    private Sources sources;
    private Breakpoints breakpoints;
    private DebuggedClasses classes;
    private Conditions conditions;
    private Stops stops;
    private Texts texts;
    private Views views;
    private Pictures pictures;
    private Evaluations evaluations;

    Conversation(
            CompletableFuture<Session> session,
            int seed,
            Path jar,
            Consumer<JsonObject> front,
            Function<Object, JsonObject> renderer) {
        this.session = session;
        this.seed = seed;
        this.jar = jar;
        this.front = front;
        this.renderer = renderer;
    }

    /** Waits until the kernel's compiler is ready, which is soon. */
    private void getReady() {
        if (evaluations == null) {
            Session ready = session.join();
            sources = new Sources(ready.places(), seed, jar);
            breakpoints = new Breakpoints(sources);
            texts = new Texts(sources, breakpoints);
            classes = new DebuggedClasses(ready.loader(), sources);
            Scope scope = new Scope(ready.names(), ready.wishes(), ready.loader());
            Expressions expressions = new Expressions(scope, ready.names(), ready.loader(), classes, sources);
            conditions = new Conditions(expressions);
            stops = new Stops(sources, conditions, front);
            views = new Views(stops, sources, scope);
            pictures = new Pictures(views, scope, renderer);
            evaluations = new Evaluations(views, scope, expressions);
        }
    }

    JsonObject answer(JsonObject request) {
        JsonObject answer = Json.object("type", "response", "request_seq", request.get("seq"));
        Json.with(answer, "seq", request.get("seq"), "command", request.get("command"));
        try {
            JsonObject arguments = request.get("arguments") instanceof JsonObject given ? given : new JsonObject();
            JsonObject body = body(request.get("command").getAsString(), arguments);
            return Json.with(answer, "body", body, "success", true);
        } catch (RuntimeException | Error impossible) {
            String why = impossible.getMessage() == null ? impossible.toString() : impossible.getMessage();
            return Json.with(answer, "body", new JsonObject(), "success", false, "message", why);
        }
    }

    boolean isStopped() {
        return started && stops.current() != null;
    }

    private JsonObject body(String command, JsonObject arguments) {
        if (command.equals("debugInfo") && !started) {
            return Capabilities.info(seed);
        }
        getReady();
        return switch (command) {
            case "debugInfo" -> info();
            case "initialize" -> initialize();
            case "inspectVariables" -> views.ofNotebook();
            case "richInspectVariables" -> pictures.of(arguments);
            case "modules" -> texts.modules();
            case "variables" -> views.variables(arguments);
            case "dumpCell" -> texts.dumpCell(arguments);
            case "source" -> texts.source(arguments);
            default -> {
                if (!started) {
                    throw new IllegalArgumentException(
                            "The debugger is off: click the bug button, or send initialize and attach.");
                }
                yield whileStarted(command, arguments);
            }
        };
    }

    private JsonObject whileStarted(String command, JsonObject arguments) {
        return switch (command) {
            case "setBreakpoints" -> texts.setBreakpoints(arguments);
            case "threads" -> views.threads();
            case "stackTrace" -> views.stackTrace(arguments);
            case "scopes" -> views.scopes(arguments);
            case "evaluate" -> evaluations.evaluate(arguments);
            case "setVariable" -> evaluations.setVariable(arguments);
            case "copyToGlobals" -> evaluations.copy(arguments);
            case "continue" -> {
                goOn(null);
                yield Json.object("allThreadsContinued", false);
            }
            default -> {
                order(command, arguments);
                yield new JsonObject();
            }
        };
    }

    private void order(String command, JsonObject arguments) {
        switch (command) {
            case "attach" -> begin();
            case "disconnect" -> end();
            case "setExceptionBreakpoints" -> setExceptionBreakpoints(arguments);
            case "configurationDone" -> {}
            case "pause" -> pause();
            case "next" -> goOn(Step.Kind.OVER);
            case "stepIn" -> goOn(Step.Kind.IN);
            case "stepOut" -> goOn(Step.Kind.OUT);
            default -> throw new IllegalArgumentException("This debugger does not know the request " + command + ".");
        }
    }

    private JsonObject initialize() {
        if (!ClassSwap.isPossible()) {
            throw new IllegalArgumentException("This kernel cannot debug, because it was started without its agent."
                    + " That happens in a folder with an equals sign in its name: rename the folder.");
        }
        started = true;
        front.accept(Json.object("type", "event", "event", "initialized"));
        return Capabilities.all();
    }

    /** A page that was loaded anew attaches once more. */
    private void begin() {
        if (attached) {
            return;
        }
        attached = true;
        stops.begin();
        session.join().whenInstalled(breakpoints::mark);
        classes.begin();
        breakpoints.mark();
        Cell cell = Cell.here();
        if (cell != null && cell.isWaitingForItsCode()) {
            cell.output()
                    .write(
                            CellOutput.ERR,
                            "The debugger was switched on while this cell ran. Calls that had already begun keep their"
                                    + " old code and do not stop at breakpoints; calls that begin now stop there.\n");
        }
    }

    private void end() {
        started = false;
        attached = false;
        session.join().whenInstalled(null);
        stops.end();
        pictures.end();
        breakpoints.clear();
        conditions.forget();
        classes.end();
    }

    private void pause() {
        Cell cell = Cell.here();
        if (cell == null || !cell.isWaitingForItsCode()) {
            throw new IllegalArgumentException("No cell is running.");
        }
        stops.pause(cell);
    }

    private void goOn(Step.Kind kind) {
        if (!stops.goOn(kind)) {
            throw new IllegalArgumentException("Nothing is stopped.");
        }
    }

    private JsonObject info() {
        JsonObject info = Json.with(Capabilities.info(seed), "isStarted", started);
        return Json.with(info, "breakpoints", texts.breakpoints(), "stoppedThreads", views.stoppedThreads());
    }

    private void setExceptionBreakpoints(JsonObject arguments) {
        boolean wanted = false;
        for (JsonElement each : arguments.getAsJsonArray("filters")) {
            wanted |= each.getAsString().equals(Capabilities.LEAVES);
        }
        stops.catchExceptions(wanted);
    }
}
