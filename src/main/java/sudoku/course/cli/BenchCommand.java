package sudoku.course.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import sudoku.chart.SummaryTable;
import sudoku.chart.TableView;
import sudoku.course.jupyter.Terminal;
import sudoku.files.CourseProblem;
import sudoku.files.NearestName;
import sudoku.files.WorkBar;
import sudoku.grid.Grid;
import sudoku.maven.MavenLibraries;
import sudoku.measure.Experiment;
import sudoku.measure.Machine;
import sudoku.measure.Run;
import sudoku.peers.Contestants;
import sudoku.peers.PeerRace;
import sudoku.puzzles.Solvers;
import sudoku.search.SearchLimit;
import sudoku.solve.Solver;
import tech.tablesaw.api.Table;

/**
 * The verb that compares solvers: what they count, which is exact, and how many puzzles a second they do, everyone in a
 * process of its own and lap by lap in turns.
 */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Compares solvers: first nodes, then how many puzzles per second they solve, prove to have "
                + "one solution, and find all solutions of.",
        footer = {
            "",
            "A processor learns a small set by heart. One of fewer than " + BenchRace.ENOUGH + " different puzzles"
                    + " is raced",
            "in as many versions: the same puzzles, cells moved and digits renamed at random.",
            "Example: java -jar target/sudoku.jar bench --solvers race,mrv,dlx --puzzles easy hard my-puzzles.txt"
        })
final class BenchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private BenchSets sets;

    @Option(
            names = "--solvers",
            paramLabel = "NAME",
            split = ",",
            description = "Those to compare (default: every complete solver, and 'race', which is 'racer' on bare"
                    + " characters).")
    private List<String> names = Contestants.ours();

    @Option(names = "--peers", description = "Other people's solvers too; fetched from Maven Central once.")
    private boolean peers;

    @Option(
            names = "--sample",
            paramLabel = "N",
            defaultValue = "50",
            description = "Count nodes on at most this many puzzles of each set, spread evenly over it"
                    + " (default: ${DEFAULT-VALUE}).")
    private int sample;

    @Mixin
    private BenchRace race;

    @Mixin
    private BenchFiles files;

    private final WorkBar bar = Terminal.attended() ? WorkBar.at(System.out) : WorkBar.plain(line -> {});

    @Override
    public Integer call() throws IOException {
        enter();
        Map<String, List<Grid>> read = sets.read();
        List<Path> libraries = peers ? fetch() : List.of();
        PrintWriter out = spec.commandLine().getOut();
        out.println(Machine.here());
        out.println("Flags: " + (PeerRace.flags().isEmpty() ? "none" : String.join(" ", PeerRace.flags())));
        List<Run> runs = new ArrayList<>();
        Table speeds = null;
        for (String set : read.keySet()) {
            List<Grid> grids = read.get(set);
            out.printf(Locale.ROOT, "%n%s: %,d puzzles%n", set, grids.size());
            List<Run> counted = count(set, grids);
            if (!counted.isEmpty()) {
                runs.addAll(counted);
                out.println(new TableView(SummaryTable.counts(counted)).text());
                out.println();
            }
            out.flush();
            String name = Path.of(set).getFileName().toString();
            for (Table own : race.race(name, grids, libraries, out)) {
                speeds = speeds == null ? own : speeds.append(own);
            }
            if (speeds != null) {
                files.keep(runs, speeds);
            }
        }
        return speeds == null ? 1 : 0;
    }

    private void enter() {
        for (String name : names) {
            require(
                    Contestants.ours().contains(name),
                    "No solver that proves its answers is called '" + name
                            + "'. Choose from: " + String.join(", ", Contestants.ours()) + "."
                            + NearestName.question(name, Contestants.ours()));
        }
        List<String> all = new ArrayList<>(names);
        if (peers) {
            all.addAll(Contestants.peers());
        }
        race.enter(all);
        require(sample > 0, "At least one puzzle is needed.");
        files.withoutAPlace()
                .ifPresent(file -> require(
                        false,
                        "Cannot write " + file + ": name a file in a folder that is there and can be written to."));
    }

    /** Each search once: counts are the same every time. */
    private List<Run> count(String set, List<Grid> grids) {
        List<Solver> solvers = names.stream()
                .filter(name -> !name.equals(Contestants.RACE))
                .map(Solvers::named)
                .toList();
        int many = Math.min(sample, grids.size());
        List<Grid> spread = IntStream.range(0, many)
                .mapToObj(i -> grids.get((int) ((long) i * grids.size() / many)))
                .toList();
        return Experiment.of(solvers)
                .on(set, spread)
                .limit(SearchLimit.solutions(2).withTime(Duration.ofMillis(race.most())))
                .run(this::counted);
    }

    private void counted(int done, int all) {
        if (done == 0) {
            bar.expect("Counted", all);
        } else {
            bar.done(done);
        }
        if (done == all) {
            bar.close();
        }
    }

    private static List<Path> fetch() {
        try {
            return MavenLibraries.resolve(Contestants.LIBRARIES);
        } catch (Exception unavailable) {
            throw new CourseProblem(
                    "Cannot get " + String.join(" and ", Contestants.LIBRARIES) + ": " + unavailable.getMessage());
        }
    }

    private void require(boolean met, String otherwise) {
        if (!met) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
