package sudoku.grading.sandbox.memory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Groups that the grader makes itself, where it may write to the file system of the groups.
 *
 * <p><b>Representation.</b> A folder is a group, and its files are its settings. The grader looks for a group above its
 * own which already hands on the limits of memory and processes, and makes one in it for all workers, with a group for
 * each; it changes nothing that is there. A process enters by writing its number, and all that it starts is in there
 * too. A folder can be removed once its last process is gone.
 */
public final class WritableGroups implements ControlGroups {
    private static final List<String> CONTROLLERS = List.of("memory", "pids");
    private static final String HANDED_ON = "cgroup.subtree_control";
    private static final String ENTER = "echo $$ > \"$0/cgroup.procs\" && exec \"$@\"";
    private static final int PATIENCE = 20;
    private static final int PATIENCE_MILLIS = 50;

    private final Path all;
    private final AtomicInteger next = new AtomicInteger();

    private WritableGroups(Path all) {
        this.all = all;
    }

    /** As the kernel tells it in {@code /proc/self/mounts} and {@code /proc/self/cgroup}. */
    public static Optional<ControlGroups> of(List<String> mounts, List<String> groups) {
        Optional<Path> root = mounts.stream()
                .map(line -> line.split(" "))
                .filter(fields -> fields.length > 2 && fields[2].equals("cgroup2"))
                .map(fields -> Path.of(fields[1]))
                .findFirst();
        Optional<String> own = groups.stream()
                .filter(line -> line.startsWith("0::/"))
                .map(line -> line.substring("0::/".length()))
                .findFirst();
        return root.isEmpty() || own.isEmpty()
                ? Optional.empty()
                : above(root.get(), root.get().resolve(own.get()).normalize());
    }

    private static Optional<ControlGroups> above(Path root, Path own) {
        for (Path group = own; group.startsWith(root); group = group.getParent()) {
            Optional<ControlGroups> found = in(group);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<ControlGroups> in(Path group) {
        Path all = group.resolve("sudoku-grading-" + ProcessHandle.current().pid());
        WritableGroups groups = new WritableGroups(all);
        try {
            List<String> handedOn = Arrays.asList(
                    Files.readString(group.resolve(HANDED_ON)).strip().split(" "));
            if (!handedOn.containsAll(CONTROLLERS)) {
                return Optional.empty();
            }
            Files.createDirectories(all);
            Files.writeString(all.resolve(HANDED_ON), "+" + String.join(" +", CONTROLLERS));
        } catch (IOException notOurs) {
            groups.remove();
            return Optional.empty();
        }
        if (!groups.work()) {
            groups.remove();
            return Optional.empty();
        }
        Runtime.getRuntime().addShutdownHook(new Thread(groups::remove, "remove-control-groups"));
        return Optional.of(groups);
    }

    @Override
    public List<String> around(List<String> command, Most most) throws IOException {
        removeEmpty();
        Path group = Files.createDirectory(all.resolve("worker-" + next.getAndIncrement()));
        Files.writeString(group.resolve("memory.max"), String.valueOf(most.memory()));
        Files.writeString(group.resolve("pids.max"), String.valueOf(most.processes()));
        if (Files.exists(group.resolve("memory.swap.max"))) {
            Files.writeString(group.resolve("memory.swap.max"), "0");
        }
        List<String> inside = new ArrayList<>(List.of("/bin/sh", "-c", ENTER, group.toString()));
        inside.addAll(command);
        return inside;
    }

    /** Workers take a moment to end. */
    private void remove() {
        try {
            for (int i = 0; i < PATIENCE && !isRemoved(); i++) {
                Thread.sleep(PATIENCE_MILLIS);
            }
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean isRemoved() {
        removeEmpty();
        return isRemoved(all);
    }

    private void removeEmpty() {
        try (Stream<Path> groups = Files.list(all)) {
            groups.filter(Files::isDirectory).forEach(WritableGroups::isRemoved);
        } catch (IOException gone) {
            // There is nothing to remove.
        }
    }

    /** A group with a process in it stays. */
    private static boolean isRemoved(Path group) {
        try {
            Files.deleteIfExists(group);
            return true;
        } catch (IOException inUse) {
            return false;
        }
    }
}
