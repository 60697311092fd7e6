package sudoku.grading.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import sudoku.grading.intake.Limits;
import sudoku.grading.sandbox.memory.ControlGroups;
import sudoku.kernel.swap.ClassSwap;

/**
 * The box a student's code runs in, on Linux.
 *
 * <p><b>Idea.</b> Not to forbid what is dangerous but to leave out what is not needed. In the box there are a JDK, the
 * dozen libraries it links to, the worker's jar, three harmless devices, 16 MB of {@code /tmp} for files that are no
 * programs, and nothing else: no shell, no network, no other process, no password file. What remains is limited by the
 * kernel.
 *
 * <p><b>Representation.</b> A chain of programs, each of which becomes the next: {@code sh} opens the filter's file as
 * descriptor 9; {@code setpriv} stops being root, where we are (as root of the machine a box could write to
 * {@code /proc/sys}); {@code unshare} makes a place where {@code /tmp} can be mounted so that nothing in it can be run,
 * which bwrap cannot do itself; {@code bwrap} makes the box; {@code prlimit} inside it sets the limits; {@code java}.
 * Where there are {@link ControlGroups}, the chain begins in a group of its own.
 * The process we hold is bwrap, which takes the whole box with it when it dies, and dies with us.
 *
 * <p><b>Cost.</b> Some 20 ms a worker.
 *
 * <p><b>Alternatives.</b> A container engine: a service with the rights of root, to run code nobody trusts. A security
 * manager: gone from Java, and it never limited time or memory.
 */
public final class Box implements Sandbox {
    private static final int FILTER = 9;
    /** Ctrl-C is for the grader, not for its workers; when the machine's memory is full, a worker has to go first. */
    private static final String BEGINNING = "trap '' INT HUP; echo 1000 2> /dev/null > /proc/self/oom_score_adj; exec"
            + " \"$@\" " + FILTER + "< \"$0\"";
    /** Room for small files, and not for so many that the kernel's memory is full of their names. */
    private static final String WITH_TMP =
            " -t tmpfs -o size=16m,nr_inodes=4096,mode=0700,nosuid,nodev,noexec tmpfs \"$0\" && exec \"$@\"";

    private static final String PRLIMIT = "/worker/prlimit";
    private static final String JAR = "/worker/worker.jar";
    private static final String SHARED = "/worker/classes.jsa";
    private static final long FILE = 16L << 20;
    /**
     * What the virtual machine reserves beyond its heap, most of which it never touches, and four large stacks: those
     * of threads that have just ended may still be there, on a busy machine for longer.
     */
    private static final long BEYOND_HEAP = 1_900L << 20;

    private static final int THREADS = 128;
    private static final int OPEN_FILES = 128;
    /** The files in {@code /tmp}, and room for {@link WorkersMemory} to end a worker first, which can say why. */
    private static final long BESIDE_RESIDENT = 64L << 20;

    private static final int PROGRAMS = 16;
    /** A range that Debian keeps free; each worker has a user of its own, so that none can signal another. */
    private static final int FIRST_USER = 65_000;

    private static final int USERS = 500;
    /** A compiler works for many; how long for each of them, the grader sees to. */
    private static final Duration FOR_A_CLASS = Duration.ofHours(1);

    private static final AtomicInteger NEXT_USER = new AtomicInteger();

    private final BoxPrograms programs;
    private final ControlGroups groups;
    private final Path java;
    private final WorkerFolder folder;
    private final Limits limits;
    private final List<String> binds = new ArrayList<>();

    /** A box with a JDK of one's choice, in the best groups that there are on this machine. */
    public Box(BoxPrograms programs, Path jdk, WorkerFolder folder, Limits limits) throws IOException {
        this(programs, programs.groups(), jdk, folder, limits);
    }

    /** The same in these groups. */
    Box(BoxPrograms programs, ControlGroups groups, Path jdk, WorkerFolder folder, Limits limits) throws IOException {
        this.programs = programs;
        this.groups = groups;
        this.java = jdk.toRealPath().resolve("bin").resolve("java");
        this.folder = folder;
        this.limits = limits;
        Files.write(filter(), programs.filter());
        Files.createDirectories(tmp());
        binds.addAll(List.of("--ro-bind", programs.prlimit().toRealPath().toString(), PRLIMIT));
        for (BoxContents.Bind bind : BoxContents.of(jdk.toRealPath(), programs.prlimit())) {
            binds.addAll(List.of("--ro-bind", bind.from().toString(), bind.to().toString()));
        }
    }

    @Override
    public Optional<String> aboutMemory() {
        return groups != ControlGroups.NONE
                ? Optional.empty()
                : Optional.of("No control group limits the memory of workers here: cgroup v2 cannot be written to, and"
                        + " systemd-run --user does not work. So the grader looks at their memory several times a"
                        + " second, and ends a worker that uses more than " + (mostMemory() >> 20) + " MB.");
    }

    @Override
    public boolean holds() {
        return true;
    }

    @Override
    public long mostMemory() {
        return limits.mostMemory();
    }

    @Override
    public Process start() throws IOException {
        return startFor(limits.submission());
    }

    @Override
    public Process startToCompile() throws IOException {
        return startFor(FOR_A_CLASS);
    }

    private Process startFor(Duration processor) throws IOException {
        Path shared = folder.sharedClasses();
        List<String> options = new ArrayList<>(ClassSwap.option(JAR));
        if (!Files.exists(shared)) {
            return start(nextUser(), List.of(), FILE, processor, options);
        }
        options.addAll(
                List.of("-XX:SharedArchiveFile=" + SHARED, "-Xshare:auto", "-Xlog:disable", "-Xlog:all=error:stderr"));
        return start(nextUser(), List.of("--ro-bind", shared.toString(), SHARED), FILE, processor, options);
    }

    /**
     * A worker that, when it ends, leaves its classes ready to use for those that come after it. This one has a folder
     * it may write to; it never sees a student's code, and has no agent, with which a virtual machine keeps no classes.
     */
    Process startToShare() throws IOException {
        int user = nextUser();
        if (programs.root()) {
            Files.setAttribute(folder.sharedClasses().getParent(), "unix:uid", user);
        }
        return start(
                user,
                List.of("--bind", folder.sharedClasses().getParent().toString(), "/shared"),
                8 * FILE,
                limits.submission(),
                List.of(
                        "-XX:ArchiveClassesAtExit=/shared/"
                                + folder.sharedClasses().getFileName(),
                        "-Xlog:disable"));
    }

    private Path filter() {
        return folder.folder().resolve("filter.bpf");
    }

    /** Empty for everyone but a worker, who sees its own files there. */
    private Path tmp() {
        return folder.folder().resolve("tmp");
    }

    private static int nextUser() {
        return FIRST_USER + NEXT_USER.getAndIncrement() % USERS;
    }

    private Process start(int user, List<String> moreBinds, long largestFile, Duration processor, List<String> options)
            throws IOException {
        return Spawner.start(new ProcessBuilder(groups.around(
                command(user, moreBinds, largestFile, processor, options),
                new ControlGroups.Most(mostMemory() + BESIDE_RESIDENT, THREADS + PROGRAMS))));
    }

    private List<String> command(
            int user, List<String> moreBinds, long largestFile, Duration processor, List<String> options) {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", BEGINNING, filter().toString()));
        if (programs.root()) {
            command.addAll(CommandLine.words(
                    """
                    %s --reuid %s --regid %s --clear-groups
                    --inh-caps=-all --bounding-set=-all --no-new-privs --
                    """,
                    programs.setpriv(), user, user));
        }
        command.addAll(CommandLine.words(
                """
                %s --user --map-root-user --mount -- /bin/sh -c %s %s
                %s --unshare-user --unshare-pid --unshare-net --unshare-ipc --unshare-uts --unshare-cgroup-try
                --uid 1000 --gid 1000 --hostname box --cap-drop ALL --die-with-parent --new-session
                """,
                programs.unshare(), programs.mount() + WITH_TMP, tmp(), programs.bwrap()));
        command.addAll(binds);
        command.addAll(CommandLine.words(
                """
                --dev-bind /dev/null /dev/null
                --dev-bind /dev/random /dev/random
                --dev-bind /dev/urandom /dev/urandom
                --proc /proc --remount-ro /proc
                --bind %s /tmp --ro-bind %s %s
                """,
                tmp(), folder.jar(), JAR));
        command.addAll(moreBinds);
        command.addAll(CommandLine.words(
                """
                --remount-ro / --chdir /tmp --setenv MALLOC_ARENA_MAX 1 --seccomp %s --
                %s --as=%s --nproc=%s --nofile=%s --fsize=%s --core=0 --memlock=0 --cpu=%s --
                """,
                FILTER,
                PRLIMIT,
                ((long) limits.heapMegabytes() << 20) + BEYOND_HEAP,
                THREADS,
                OPEN_FILES,
                largestFile,
                processor.toSeconds()));
        command.addAll(Sandbox.program(java, JAR, limits, options));
        return command;
    }
}
