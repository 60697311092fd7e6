package sudoku.kernel.stop;

/**
 * Threads of the kernel's own: outside every cell's group, so that no cell can interrupt them or count them as its own.
 */
public final class KernelThread {
    private static final ThreadGroup GROUP = root();
    private static final String NAME = "kernel-";

    /** What such a thread does. It may wait, since nobody interrupts it. */
    @FunctionalInterface
    public interface Work {
        void run() throws InterruptedException;
    }

    private KernelThread() {}

    static ThreadGroup root() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        return group;
    }

    public static boolean isCurrent() {
        return Thread.currentThread().getName().startsWith(NAME);
    }

    public static void start(String name, Work work) {
        Thread thread = new Thread(GROUP, () -> toItsEnd(work), NAME + name, 0, false);
        thread.setDaemon(true);
        thread.start();
    }

    private static void toItsEnd(Work work) {
        try {
            work.run();
        } catch (InterruptedException nobodyDoes) {
            Thread.currentThread().interrupt();
        }
    }
}
