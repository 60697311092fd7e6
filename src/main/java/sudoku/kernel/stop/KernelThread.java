package sudoku.kernel.stop;

/**
 * Threads of the kernel's own: outside every cell's group, so that no cell can interrupt them or count them as its own.
 */
public final class KernelThread {
    private static final ThreadGroup GROUP = root();
    private static final String NAME = "kernel-";

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

    public static Thread start(String name, Runnable work) {
        Thread thread = new Thread(GROUP, work, NAME + name, 0, false);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
