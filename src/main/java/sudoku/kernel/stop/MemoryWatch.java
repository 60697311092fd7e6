package sudoku.kernel.stop;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import javax.management.NotificationEmitter;

/**
 * Stops a cell that has all but used up the memory.
 *
 * <p><b>Idea.</b> A large array that does not fit is refused, and the cell fails at once. Small objects fill the heap
 * to the last byte; long before Java gives up it does nothing but collect garbage, and the kernel's own threads
 * are refused their memory too. So the cell ends as soon as a collection leaves the place for old objects nearly full.
 *
 * <p><b>Alternatives.</b> The limit on time spent collecting, which only one of Java's collectors has.
 */
public final class MemoryWatch {
    private static final double FULL = 0.95;

    private MemoryWatch() {}

    public static void tell(Runnable whenFull) {
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            long most = pool.getUsage().getMax();
            boolean forOldObjects =
                    pool.getName().contains("Tenured") || pool.getName().contains("Old");
            if (pool.getType() == MemoryType.HEAP
                    && forOldObjects
                    && most > 0
                    && pool.isCollectionUsageThresholdSupported()) {
                pool.setCollectionUsageThreshold((long) (FULL * most));
            }
        }
        NotificationEmitter memory = (NotificationEmitter) ManagementFactory.getMemoryMXBean();
        memory.addNotificationListener((notification, nothing) -> insist(whenFull), null, null);
    }

    /** The cell may be quicker to take what little there is. */
    private static void insist(Runnable whenFull) {
        MemoryReserve.openFirst();
        for (int attempt = 0; attempt < 20; attempt++) {
            try {
                whenFull.run();
                return;
            } catch (OutOfMemoryError again) {
                MemoryReserve.open();
                Pause.sleep(20);
            }
        }
    }
}
