package sudoku.kernel.cell;

import io.github.spencerpark.jupyter.messages.MessageContext;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import sudoku.kernel.stop.CellStopped;
import sudoku.kernel.stop.MemoryReserve;
import sudoku.kernel.stop.StackSize;
import sudoku.kernel.stop.StackSnapshot;
import sudoku.kernel.stop.StopReason;
import sudoku.kernel.stop.Stoppable;
import sudoku.kernel.stop.Stopper;
import sudoku.kernel.stop.TightMemory;
import sudoku.kernel.stop.Unstoppable;

/**
 * One execution of one cell: its threads, its output, and how it was stopped.
 *
 * <p><b>Idea.</b> Notebook code runs on a thread of its own, never on one of the kernel's, so it can be interrupted,
 * overflow its stack, or be given up, and the kernel goes on. Every thread it starts is in the same group, which tells
 * whose a line of output is, too.
 *
 * <p><b>Representation.</b> A thread group with one worker that takes tasks until the cell ends.
 */
public final class Cell extends Stoppable {
    private final MessageContext request;
    private final int number;
    private final CellOutput output;
    private final ThreadGroup group;
    private final Thread worker;
    private final LinkedBlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private volatile Runnable meanwhile = () -> {};
    private volatile CompletableFuture<?> pending = CompletableFuture.completedFuture(null);
    private volatile StopReason reason;
    private volatile Stopper stopper;
    private volatile TightMemory tight;
    private volatile boolean givenUp;
    private volatile boolean ended;
    private volatile boolean closed;

    /** The request is what the cell's messages answer to. */
    public Cell(MessageContext request, int number, CellOutput output, Failures failures, ClassLoader loader) {
        this.request = request;
        this.number = number;
        this.output = output;
        group = new CellThreads(this, output, failures);
        worker = new Thread(group, this::work, "cell " + number, StackSize.BYTES);
        worker.setDaemon(true);
        worker.setContextClassLoader(loader);
        becomeLatest();
        worker.start();
    }

    /** The cell on whose behalf this thread runs, {@code null} before the first. */
    public static Cell here() {
        return (Cell) Stoppable.here();
    }

    public MessageContext request() {
        return request;
    }

    @Override
    public int number() {
        return number;
    }

    public CellOutput output() {
        return output;
    }

    /**
     * Runs some of the cell's code on the cell's thread; its failure, or the wish to stop, comes out here. Code that
     * has more code run (see {@code CourseKernel.eval}) is on that thread already.
     */
    public <T> T call(Callable<T> code) throws Throwable {
        if (isRunBy(Thread.currentThread())) {
            return code.call();
        }
        CompletableFuture<T> result = new CompletableFuture<>();
        pending = result;
        tasks.add(() -> complete(result, code));
        try {
            return Patience.waitFor(result, meanwhile);
        } catch (ExecutionException failed) {
            throw failed.getCause();
        }
    }

    /** What the thread that waits for this cell's code does now and then. */
    public void meanwhile(Runnable errands) {
        meanwhile = errands;
    }

    private <T> void complete(CompletableFuture<T> result, Callable<T> code) {
        if (reason != null) {
            result.completeExceptionally(CellStopped.NOW);
            return;
        }
        try {
            result.complete(code.call());
        } catch (OutOfMemoryError full) {
            MemoryReserve.open();
            result.completeExceptionally(full);
        } catch (Throwable failure) {
            result.completeExceptionally(failure);
        }
    }

    private void work() {
        while (!ended) {
            try {
                tasks.take().run();
            } catch (InterruptedException stopped) {
                // The cell is being stopped between two of its statements: the next task notices.
            }
        }
    }

    public boolean isRunBy(Thread thread) {
        return thread == worker;
    }

    /** All the cell's code has run. Why it was stopped, {@code null} if it was not: nobody will ask again. */
    public synchronized StopReason close() {
        closed = true;
        return reason;
    }

    @Override
    public boolean isClosed() {
        return closed;
    }

    /** No more tasks will come. Threads the cell has started may live on. */
    public void end() {
        ended = true;
        closed = true;
        tasks.add(() -> {});
        output.end();
    }

    /** Why this cell was stopped, {@code null} if it was not. */
    public StopReason reason() {
        return reason;
    }

    public void interrupt() {
        stop(new StopReason.Interrupt(place()));
    }

    /** Says so if it is still being compiled, a while after somebody has asked it to stop. */
    public void sayIfCompiling() {
        if (!closed && !isWaitingForItsCode()) {
            output.write(
                    CellOutput.ERR,
                    "The compiler is still at work on this cell, and nothing can interrupt it. The cell ends as soon as"
                            + " the compiler does. If you can't wait, restart the kernel: that takes half a second, and"
                            + " the variables are lost.\n");
        }
    }

    /** Where it is busy: a cell may wait for a thread of its own, which runs code of the notebook. */
    private StackTraceElement[] place() {
        StackTraceElement[] own = StackSnapshot.of(worker);
        return worker.getState() == Thread.State.RUNNABLE
                ? own
                : Arrays.stream(threads())
                        .filter(thread -> thread != worker && thread.getState() == Thread.State.RUNNABLE)
                        .map(StackSnapshot::of)
                        .filter(stack -> Arrays.stream(stack).anyMatch(SourceLines::isNotebook))
                        .findFirst()
                        .orElse(own);
    }

    @Override
    public void stopForMemory() {
        stop(new StopReason.Full(StackSnapshot.of(worker)));
    }

    /** Stops every thread of this cell. What it leaves behind (a thread pool, say) can be used again afterwards. */
    @Override
    public synchronized void stop(StopReason why) {
        if (closed) {
            output.write(CellOutput.ERR, why.belated());
        }
        if (stopper == null) {
            reason = why;
            stopper = new Stopper(this, worker);
            stopper.start();
        }
    }

    @Override
    public boolean isStopping() {
        return stopper != null;
    }

    @Override
    public synchronized void standsStill() {
        stopper = null;
    }

    /** Gives the cell's other threads a moment to end with it, unless that is hopeless. */
    public void settle() throws InterruptedException {
        Stopper atWork = stopper;
        if (atWork != null && !givenUp) {
            atWork.join(1_000);
        }
    }

    /** Lets it take but little memory. */
    public void tighten() {
        tight = new TightMemory(this);
    }

    @Override
    public boolean hasTakenTooMuch() {
        if (tight == null || !tight.isExceededHere()) {
            return false;
        }
        stopForMemory();
        return true;
    }

    @Override
    public boolean isWaitingForItsCode() {
        return !pending.isDone();
    }

    @Override
    public void giveUp(Unstoppable why) {
        givenUp = true;
        pending.completeExceptionally(why);
    }

    /** Whether it has left something running: not counting its own thread on the way out. */
    public boolean hasThreads() {
        return Arrays.stream(threads()).anyMatch(thread -> thread != worker || givenUp || !ended);
    }

    @Override
    protected ThreadGroup group() {
        return group;
    }
}
