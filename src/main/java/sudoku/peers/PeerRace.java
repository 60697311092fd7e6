package sudoku.peers;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import sudoku.grid.Grid;

/**
 * Contestants on one set of puzzles, lap by lap in turns.
 *
 * <p><b>Idea.</b> A machine is faster at one moment than at another. Contestants that take turns meet the same moments,
 * and the order within a round is drawn anew. The puzzles are shuffled once, the same way for all.
 *
 * <p><b>Representation.</b> An {@link PeerProcess} each, a {@link RaceWorker} or somebody's program. Only one works at
 * a time. What they find is compared with {@link RightAnswers}, before the race and in each lap; one that is wrong is
 * out.
 *
 * <p><b>Cost.</b> Contestants × rounds laps, and those before them, which are not counted: as many as it takes until a
 * virtual machine is warm.
 *
 * <p><b>Alternatives.</b> A benchmark harness such as JMH has a machine for each as well, but runs them one after the
 * other: whatever a shared computer does meanwhile meets one and spares the next, and a ratio is off by as much. It
 * would come to the students with its libraries, and generate code when the course is built. What it does better,
 * watching over a few nanoseconds, is not needed where the quickest puzzle takes a thousand.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
public final class PeerRace implements Closeable {
    private static final double FASTER = 1.05;
    private static final int LAPS_WITHOUT_GAIN = 2;
    private static final int MOST_TO_WARM_UP = 12;

    private static final int LAPS_TO_SHOW = 20;
    /** An outside program may be silent for as long as so many laps, and so many puzzles that are given up. */
    private static final int PATIENCE = 10;

    /** The course's own contestants come to an end with each puzzle. */
    private static final Duration FOREVER = Duration.ofDays(1);

    /** How long things may take, in milliseconds. */
    public record Times(long lap, long puzzle) {
        private Duration patience() {
            return Duration.ofMillis(PATIENCE * (lap + puzzle));
        }
    }

    /** A program that is no part of the course. */
    public record Program(String name, Path path) {}

    /** How many puzzles a contestant solved in a lap, and how many it gave up. */
    public record Lap(String contestant, int round, long puzzles, long nanos, long unfinished) {
        public double puzzlesPerSecond() {
            return puzzles / (nanos / 1e9);
        }
    }

    /**
     * What came out.
     *
     * @param shown of each contestant that is left, in percent of the puzzles, whose solutions it showed
     * @param out a sentence for each that is not
     * @param agreed the checksum
     */
    public record Result(List<Lap> laps, Map<String, Double> shown, List<String> out, String agreed) {
        /** Whether one of this name is left. */
        public boolean has(String contestant) {
            return laps.stream().anyMatch(lap -> lap.contestant().equals(contestant));
        }
    }

    private final Random random;
    private final Times times;
    private final int size;
    private final RightAnswers answers;
    private final Path puzzles;
    private final List<PeerProcess> entrants = new ArrayList<>();
    private final List<String> out = new ArrayList<>();

    /**
     * Starts them all.
     *
     * @param classPath what the machines of the course's own contestants need besides the course
     * @param limit how many solutions of each puzzle are wanted
     */
    public PeerRace(
            List<String> contestants,
            List<Program> programs,
            List<Grid> grids,
            List<Path> classPath,
            long limit,
            Times times,
            long seed)
            throws IOException {
        this.random = new Random(seed);
        this.times = times;
        this.size = grids.size();
        List<Grid> shuffled = new ArrayList<>(grids);
        Collections.shuffle(shuffled, random);
        this.answers = new RightAnswers(shuffled, limit, Duration.ofMillis(times.puzzle()));
        this.puzzles = Files.createTempFile("race", ".txt");
        Files.write(puzzles, shuffled.stream().map(Grid::toLine).toList());
        List<String> task = List.of(puzzles.toString(), Long.toString(limit));
        for (String name : contestants) {
            List<String> command = new ArrayList<>(java(classPath));
            command.addAll(List.of(RaceWorker.class.getName(), name, Long.toString(times.puzzle())));
            command.addAll(task);
            start(name, command, FOREVER);
        }
        for (Program program : programs) {
            List<String> command =
                    new ArrayList<>(List.of(program.path().toAbsolutePath().toString()));
            command.addAll(task);
            start(program.name(), command, times.patience());
        }
    }

    private void start(String name, List<String> command, Duration patience) {
        try {
            entrants.add(new PeerProcess(name, command, patience, size));
        } catch (PeerProcess.Out fault) {
            out.add("'" + name + "' is out: " + fault.getMessage());
        }
    }

    /** The flags of this virtual machine, which those of the contestants get as well. */
    public static List<String> flags() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> flag.startsWith("-X"))
                .toList();
    }

    private static List<String> java(List<Path> classPath) {
        StringBuilder path = new StringBuilder()
                .append(ourselves())
                .append(File.pathSeparator)
                .append(System.getProperty("java.class.path"));
        classPath.forEach(jar -> path.append(File.pathSeparator).append(jar));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags());
        command.addAll(List.of("-cp", path.toString()));
        return command;
    }

    /** Where these classes are, which a launcher may have left out of its class path. */
    private static Path ourselves() {
        try {
            return Path.of(PeerRace.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * All laps that count, of those that are in to the end.
     *
     * @param step called as often as there are contestants, and once more for each in each round
     */
    public Result run(int rounds, Runnable step) {
        Map<String, Double> shown = new HashMap<>();
        each(entrants, step, entrant -> {
            shown.put(entrant.name(), 100.0 * entrant.show(answers, LAPS_TO_SHOW * lapNanos()) / size);
            warmUp(entrant);
        });
        List<Lap> laps = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            int now = round;
            List<PeerProcess> order = new ArrayList<>(entrants);
            Collections.shuffle(order, random);
            each(order, step, entrant -> laps.add(lap(entrant, now)));
        }
        List<String> left = entrants.stream().map(PeerProcess::name).toList();
        laps.removeIf(lap -> !left.contains(lap.contestant()));
        return new Result(laps, shown, out, answers.agreed());
    }

    private interface Turn {
        void take(PeerProcess entrant) throws PeerProcess.Out;
    }

    private void each(List<PeerProcess> order, Runnable step, Turn turn) {
        for (PeerProcess entrant : List.copyOf(order)) {
            try {
                turn.take(entrant);
            } catch (PeerProcess.Out fault) {
                out.add("'" + entrant.name() + "' is out: " + fault.getMessage());
                entrant.close();
                entrants.remove(entrant);
            }
            step.run();
        }
    }

    private long lapNanos() {
        return Duration.ofMillis(times.lap()).toNanos();
    }

    private Lap lap(PeerProcess entrant, int round) throws PeerProcess.Out {
        PeerProcess.Counted counted = entrant.lap(lapNanos());
        Optional<Long> right =
                counted.unfinished() == 0 ? answers.sum(counted.first(), counted.many()) : Optional.empty();
        if (right.isPresent() && right.get() != counted.solutions()) {
            throw new PeerProcess.Out(
                    "it counts " + counted.solutions() + " solutions in a lap that has " + right.get() + ".");
        }
        return new Lap(entrant.name(), round, counted.many(), counted.nanos(), counted.unfinished());
    }

    /** Until it gets no faster: what is large takes longer to be compiled than what is small. */
    private void warmUp(PeerProcess entrant) throws PeerProcess.Out {
        double best = 0;
        int withoutGain = 0;
        for (int i = 0; i < MOST_TO_WARM_UP && withoutGain < LAPS_WITHOUT_GAIN; i++) {
            double speed = lap(entrant, 0).puzzlesPerSecond();
            withoutGain = speed > best * FASTER ? 0 : withoutGain + 1;
            best = Math.max(best, speed);
        }
    }

    /** Ends the contestants, which end by themselves should this not be reached. */
    @Override
    public void close() {
        entrants.forEach(PeerProcess::close);
        try {
            Files.deleteIfExists(puzzles);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
