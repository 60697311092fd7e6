package sudoku.measure;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/**
 * What a time was measured on; a time without it says nothing.
 *
 * <p><b>Representation.</b> What the virtual machine knows, so the limits of a container are respected.
 * The kind of processor is not among it.
 *
 * <p><b>Lesson.</b> 10-race.
 *
 * @param cores how many threads can really run at the same time
 * @param bytes the memory of the machine
 * @param heap the most bytes this virtual machine may take of it for objects
 * @param os name, version and architecture
 * @param jdk version and maker
 */
public record Machine(int cores, long bytes, long heap, String os, String jdk) {
    private static final double GIGA = 1e9;

    /** The machine this runs on. */
    public static Machine here() {
        Runtime runtime = Runtime.getRuntime();
        return new Machine(
                runtime.availableProcessors(),
                memory(),
                runtime.maxMemory(),
                properties("os.name", "os.version", "os.arch"),
                properties("java.version", "java.vendor"));
    }

    /** Zero where the virtual machine does not tell. */
    private static long memory() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean machine
                ? machine.getTotalMemorySize()
                : 0;
    }

    private static String properties(String... keys) {
        StringBuilder values = new StringBuilder();
        for (String key : keys) {
            values.append(values.isEmpty() ? "" : " ").append(System.getProperty(key));
        }
        return values.toString();
    }

    /** One line, to stand beside a figure. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d cores, %.1f GB (heap %.1f GB), %s, Java %s",
                cores,
                bytes / GIGA,
                heap / GIGA,
                os,
                jdk);
    }
}
