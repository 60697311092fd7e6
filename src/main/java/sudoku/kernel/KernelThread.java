package sudoku.kernel;

/** Threads of the kernel's own: outside every cell's group, so that no cell can interrupt them or count them as its own. */
final class KernelThread {
    private static final ThreadGroup GROUP = root();

    private KernelThread() {}

    static ThreadGroup root() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        return group;
    }

    static Thread start(String name, Runnable work) {
        Thread thread = new Thread(GROUP, work, "kernel-" + name, 0, false);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
