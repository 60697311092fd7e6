package sudoku.peers;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import sudoku.grid.Grid;

/**
 * Contestants on one set of puzzles, lap by lap in turns.
 *
 * <p><b>Idea.</b> A machine is faster at one moment than at another. Contestants that take turns meet the same moments,
 * and the order within a round is drawn anew. The puzzles are shuffled once, the same way for all.
 *
 * <p><b>Representation.</b> A {@link RaceWorker} each. Only one of them works at a time.
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

    /** How many puzzles a contestant proved in a lap, and how many it gave up. */
    public record Lap(String contestant, int round, long puzzles, long nanos, long unfinished) {
        public double puzzlesPerSecond() {
            return puzzles / (nanos / 1e9);
        }
    }

    private record Runner(String name, Process process, BufferedReader answers) {
        Lap lap(int round) throws IOException {
            process.getOutputStream().write('\n');
            process.getOutputStream().flush();
            String answer = answers.readLine();
            if (answer == null) {
                throw new IOException("The contestant " + name + " has ended; what it said is above.");
            }
            String[] numbers = answer.split(" ");
            return new Lap(
                    name, round, Long.parseLong(numbers[0]), Long.parseLong(numbers[1]), Long.parseLong(numbers[2]));
        }
    }

    private final Path puzzles;
    private final Random random;
    private final List<Runner> runners = new ArrayList<>();

    /** Starts them all; {@code classPath} is what their machines need besides the course. */
    public PeerRace(
            List<String> contestants,
            List<Grid> grids,
            List<Path> classPath,
            long lapMillis,
            long puzzleMillis,
            long seed)
            throws IOException {
        this.random = new Random(seed);
        List<String> lines = new ArrayList<>(grids.stream().map(Grid::toLine).toList());
        Collections.shuffle(lines, random);
        this.puzzles = Files.createTempFile("race", ".txt");
        Files.write(puzzles, lines);
        StringBuilder path = new StringBuilder()
                .append(ourselves())
                .append(File.pathSeparator)
                .append(System.getProperty("java.class.path"));
        classPath.forEach(jar -> path.append(File.pathSeparator).append(jar));
        for (String name : contestants) {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            path.toString(),
                            RaceWorker.class.getName(),
                            name,
                            puzzles.toString(),
                            Long.toString(lapMillis),
                            Long.toString(puzzleMillis))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            runners.add(new Runner(name, process, process.inputReader(StandardCharsets.UTF_8)));
        }
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
     * All laps that count.
     *
     * @param step called as often as there are runners, and once more for each in each round
     */
    public List<Lap> run(int rounds, Runnable step) throws IOException {
        for (Runner runner : runners) {
            warmUp(runner);
            step.run();
        }
        List<Lap> laps = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            List<Runner> order = new ArrayList<>(runners);
            Collections.shuffle(order, random);
            for (Runner runner : order) {
                laps.add(runner.lap(round));
                step.run();
            }
        }
        return laps;
    }

    /** Until it gets no faster: what is large takes longer to be compiled than what is small. */
    private static void warmUp(Runner runner) throws IOException {
        double best = 0;
        int withoutGain = 0;
        for (int i = 0; i < MOST_TO_WARM_UP && withoutGain < LAPS_WITHOUT_GAIN; i++) {
            double speed = runner.lap(0).puzzlesPerSecond();
            withoutGain = speed > best * FASTER ? 0 : withoutGain + 1;
            best = Math.max(best, speed);
        }
    }

    /** Ends the workers, which end by themselves should this not be reached. */
    @Override
    public void close() {
        try {
            for (Runner runner : runners) {
                runner.process().destroy();
            }
            Files.deleteIfExists(puzzles);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
