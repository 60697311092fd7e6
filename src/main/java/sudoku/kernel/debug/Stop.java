package sudoku.kernel.debug;

import java.util.ArrayList;
import java.util.List;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.call.Place;
import sudoku.kernel.stop.Brake;

/** A thread that stands still at a line until somebody lets it go on. */
final class Stop {
    /**
     * How far a stopped thread goes on.
     *
     * @param from the call that it goes on from, and where that was
     */
    record Step(Kind kind, Call from, Place place) {
        enum Kind {
            OVER,
            IN,
            OUT
        }

        /** Whether it ends at the line that a call of the same thread has come to. */
        boolean endsAt(Call call, Place now) {
            if (call == from) {
                return kind != Kind.OUT && !now.equals(place);
            }
            boolean next = from.depth == 0 && call.depth == 0;
            return switch (kind) {
                case IN -> true;
                case OVER -> call.depth <= from.depth;
                case OUT -> call.depth < from.depth || next;
            };
        }
    }

    final Thread thread = Thread.currentThread();
    final List<Call> calls = new ArrayList<>();
    private boolean goesOn;

    /** Of the thread that calls it. */
    Stop(Call innermost) {
        for (Call call = innermost; call != null; call = call.caller) {
            calls.add(call);
        }
    }

    /** The thread waits; an interrupt that does not stop its cell is kept for afterwards. */
    synchronized void await() {
        boolean interrupted = false;
        while (!goesOn) {
            try {
                wait();
            } catch (InterruptedException whileStopped) {
                Brake.look();
                interrupted = true;
            }
        }
        if (interrupted) {
            thread.interrupt();
        }
    }

    synchronized void goOn() {
        goesOn = true;
        notifyAll();
    }
}
