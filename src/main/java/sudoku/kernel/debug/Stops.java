package sudoku.kernel.debug;

import com.google.gson.JsonObject;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.debug.Stop.Step;
import sudoku.kernel.debug.call.Breakpoint;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.call.Place;
import sudoku.kernel.stop.Brake;
import sudoku.kernel.stop.CellStopped;
import sudoku.kernel.stop.WorkingTime;
import sudoku.kernel.wire.Json;

/**
 * Brings threads of the notebook to a stop, and lets them go on.
 *
 * <p><b>Idea.</b> The thread itself comes by at each line (see {@link Call}) and waits here where it is to stop. One at
 * a time: a thread that comes meanwhile queues up, and so a person looks at one stack and not at several.
 *
 * <p><b>Representation.</b> {@code alert} makes every line of every method come by. It is set while a step is on its
 * way or a pause is wanted; otherwise only marked lines do. Each thread has its own step, which another thread's stop
 * leaves as it is.
 */
final class Stops implements Call.Watcher {
    /** Says whether a breakpoint that was come to is one to stop at. */
    interface Judge {
        /** Why to stop: empty if there is nothing to be said about it, {@code null} for going on. */
        String of(Breakpoint breakpoint, Call call);

        /** An exception in words. */
        String plainly(Throwable why);
    }

    private final Sources sources;
    private final Judge judge;
    private final Consumer<JsonObject> front;
    private final ReentrantLock seat = new ReentrantLock(true);
    private volatile Stop current;
    private final Map<Call.Stack, Step> steps = new ConcurrentHashMap<>();
    private volatile Cell pausing;
    private volatile boolean catching;
    private volatile Throwable caught;

    /** The front end is told of each stop and of its end. */
    Stops(Sources sources, Judge judge, Consumer<JsonObject> front) {
        this.sources = sources;
        this.judge = judge;
        this.front = front;
    }

    /** The stop that a person can look at, {@code null} if nothing is stopped. */
    Stop current() {
        return current;
    }

    void begin() {
        Call.watcher = this;
    }

    /** Nothing stops any more, and what has stopped goes on. */
    void end() {
        Call.watcher = null;
        catching = false;
        steps.clear();
        pause(null);
        goOn(null);
    }

    /** Stops a cell wherever it is next, unless it ends before that; {@code null} for none. */
    synchronized void pause(Cell cell) {
        pausing = cell;
        beAlert();
    }

    private synchronized void beAlert() {
        Call.alert = pausing != null || !steps.isEmpty();
    }

    /** Whether to stop where an exception leaves a method. */
    void catchExceptions(boolean wanted) {
        catching = wanted;
    }

    /** Lets the stopped thread go on, until a step ends or, without one, to the next breakpoint. */
    boolean goOn(Step.Kind kind) {
        Stop stopped = current;
        if (stopped == null) {
            return false;
        }
        if (kind != null) {
            Call from = stopped.calls.get(0);
            steps.put(from.stack, new Step(kind, from, sources.of(from.shape, from.stop)));
            beAlert();
        }
        current = null;
        stopped.goOn();
        return true;
    }

    @Override
    public void at(Call call) {
        Place place = sources.of(call.shape, call.stop);
        if (place == null) {
            return;
        }
        Step mine = steps.get(call.stack);
        if (mine == null && steps.keySet().removeIf(each -> !each.thread.isAlive())) {
            beAlert();
        }
        Cell cell = pausing;
        if (cell != null && cell.isClosed()) {
            pause(null);
            cell = null;
        }
        Breakpoint breakpoint = call.breakpoint();
        if (cell != null) {
            stop(call, "pause", "");
        } else if (mine != null && mine.endsAt(call, place)) {
            stop(call, breakpoint == null ? "step" : "breakpoint", "");
        } else if (breakpoint != null && (mine == null || call != mine.from() || !place.equals(mine.place()))) {
            String verdict = judge.of(breakpoint, call);
            if (verdict != null) {
                stop(call, "breakpoint", verdict);
            }
        }
    }

    /** A step that ends with its method shows the caller, in the middle of the line where it called. */
    @Override
    public void left(Call call) {
        Step mine = steps.get(call.stack);
        Call caller = call.caller;
        if (mine != null && mine.from() == call && caller != null && sources.of(caller.shape, caller.stop) != null) {
            stop(caller, "step", "");
        }
    }

    /** Once for each exception, where it leaves its first method. */
    @Override
    public void thrown(Call call, Throwable why) {
        boolean ours = why instanceof CellStopped || why instanceof VirtualMachineError;
        if (catching && !ours && why != caught && sources.of(call.shape, call.stop) != null) {
            caught = why;
            stop(call, "exception", judge.plainly(why));
        }
    }

    private void stop(Call call, String reason, String text) {
        try {
            seat.lockInterruptibly();
        } catch (InterruptedException stoppedWhileItQueued) {
            Brake.look();
            Thread.currentThread().interrupt();
            return;
        }
        try {
            if (Call.watcher == this) {
                stand(call, reason, text);
            }
        } finally {
            seat.unlock();
        }
    }

    private void stand(Call call, String reason, String text) {
        steps.remove(call.stack);
        pause(null);
        Stop stop = new Stop(call);
        JsonObject body = Json.object("reason", reason);
        if (!text.isEmpty()) {
            Json.with(body, "description", text, "text", text);
        }
        try {
            WorkingTime.stand();
            current = stop;
            tell("stopped", body, "allThreadsStopped");
            stop.await();
        } finally {
            if (current == stop) {
                current = null;
            }
            WorkingTime.goOn();
            tell("continued", new JsonObject(), "allThreadsContinued");
        }
    }

    private void tell(String event, JsonObject body, String all) {
        Json.with(body, "threadId", Thread.currentThread().getId(), all, false);
        front.accept(Json.object("type", "event", "event", event, "body", body));
    }
}
