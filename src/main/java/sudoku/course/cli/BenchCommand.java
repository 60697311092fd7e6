package sudoku.course.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
import sudoku.grid.GridFormatException;
import sudoku.maven.MavenLibraries;
import sudoku.measure.Experiment;
import sudoku.measure.Machine;
import sudoku.measure.Run;
import sudoku.peers.Contestants;
import sudoku.peers.PeerRace;
import sudoku.peers.Standings;
import sudoku.puzzles.PuzzleSet;
import sudoku.puzzles.ShippedSet;
import sudoku.puzzles.Solvers;
import sudoku.puzzles.Symmetry;
import sudoku.puzzles.Variation;
import sudoku.search.SearchLimit;
import sudoku.solve.Solver;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * The verb that compares solvers: what they count, which is exact, and how many puzzles a second they prove to have one
 * solution, everyone in a virtual machine of its own and lap by lap in turns.
 */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Compares solvers: nodes first, then puzzles proved to have one solution, a second, on one "
                + "thread.",
        footer = {
            "",
            "A processor learns a small set by heart. One of fewer than " + BenchCommand.ENOUGH + " different puzzles"
                    + " is raced",
            "in as many dresses: the same puzzles, cells moved and digits renamed at random.",
            "Example: java -jar target/sudoku.jar bench --solvers race,mrv,dlx --puzzles easy hard my-puzzles.txt"
        })
final class BenchCommand implements Callable<Integer> {
    static final int ENOUGH = 3000;
    private static final long SEED = 1;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--puzzles",
            paramLabel = "SET|FILE",
            arity = "1..*",
            defaultValue = "mixed",
            description = "Sets that come with the course, or files of puzzles (default: ${DEFAULT-VALUE}).")
    private List<String> sets;

    @Option(
            names = "--kinds",
            paramLabel = "KIND",
            split = ",",
            description = "Race on what becomes of each set as well when clues are lost or misread: "
                    + "${COMPLETION-CANDIDATES} or 'all'.",
            completionCandidates = Kinds.class)
    private List<String> kinds = List.of();

    @Option(
            names = "--solvers",
            paramLabel = "NAME",
            split = ",",
            description = "Those to compare (default: every complete solver, and 'race', which is 'racer' on bare"
                    + " characters).")
    private List<String> names = Contestants.ours();

    @Option(names = "--peers", description = "Other people's solvers too; fetched from Maven Central once.")
    private boolean peers;

    @Option(names = "--against", paramLabel = "NAME", description = "Whose speed is 1 (default: the first of them).")
    private String against;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "5",
            description = "Laps each, when all are warm (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(
            names = "--lap",
            paramLabel = "MS",
            defaultValue = "500",
            description = "Milliseconds a lap (default: ${DEFAULT-VALUE}).")
    private long lap;

    @Option(
            names = "--most",
            paramLabel = "MS",
            defaultValue = "1000",
            description = "Milliseconds after which a puzzle is given up (default: ${DEFAULT-VALUE}).")
    private long most;

    @Option(
            names = "--sample",
            paramLabel = "N",
            defaultValue = "50",
            description = "Nodes are counted on at most so many of each set, evenly spread over it"
                    + " (default: ${DEFAULT-VALUE}).")
    private int sample;

    @Mixin
    private BenchFiles files;

    private final WorkBar bar = Terminal.attended() ? WorkBar.at(System.out) : WorkBar.plain(line -> {});

    /** For the description. */
    private static final class Kinds extends ArrayList<String> {
        Kinds() {
            super(List.of(Variation.keys().split(", ")));
        }
    }

    @Override
    public Integer call() throws IOException {
        List<String> all = taking();
        Map<String, List<Grid>> read = new LinkedHashMap<>();
        List<Variation> variations = variations();
        for (String set : sets) {
            List<Grid> grids = read(set);
            read.put(set, grids);
            for (Variation variation : variations) {
                List<Grid> made = variation.of(grids, SEED);
                require(!made.isEmpty(), "No puzzle of the kind '" + variation + "' can be made of " + set + ".");
                read.put(set + " " + variation, made);
            }
        }
        List<Path> libraries = peers ? fetch() : List.of();
        PrintWriter out = spec.commandLine().getOut();
        out.println(Machine.here());
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
            Table own = race(all, grids, libraries, out);
            out.println(new TableView(own).text());
            out.flush();
            String name = Path.of(set).getFileName().toString();
            own.addColumns(StringColumn.create("set", Collections.nCopies(own.rowCount(), name)));
            speeds = speeds == null ? own : speeds.append(own);
            files.keep(runs, speeds);
        }
        return 0;
    }

    private List<String> taking() {
        for (String name : names) {
            require(
                    Contestants.ours().contains(name),
                    "No solver that can prove what it finds is called '" + name
                            + "'. There are: " + String.join(", ", Contestants.ours()) + "."
                            + NearestName.question(name, Contestants.ours()));
        }
        List<String> all = new ArrayList<>(names);
        if (peers) {
            all.addAll(Contestants.peers());
        }
        against = against == null ? all.get(0) : against;
        require(all.contains(against), "--against wants one of the solvers compared, not '" + against + "'.");
        require(
                rounds > 0 && lap > 0 && most > 0 && sample > 0,
                "At least one round, one puzzle and one millisecond are needed.");
        files.withoutAPlace()
                .ifPresent(file -> require(
                        false,
                        "Cannot write " + file + ": name a file in a folder that is there and can be written to."));
        return all;
    }

    private List<Variation> variations() {
        if (kinds.equals(List.of("all"))) {
            return List.of(Variation.values());
        }
        try {
            return kinds.stream().map(Variation::named).toList();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
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
                .limit(SearchLimit.solutions(2).withTime(Duration.ofMillis(most)))
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

    private Table race(List<String> all, List<Grid> grids, List<Path> libraries, PrintWriter out) throws IOException {
        List<String> contestants = new ArrayList<>(all);
        if (grids.stream().anyMatch(grid -> grid.size() != Contestants.RACE_SIZE)
                && contestants.remove(Contestants.RACE)) {
            out.println("'" + Contestants.RACE + "' reads 9×9 puzzles alone and stays out.");
        }
        require(!contestants.isEmpty(), "Nobody is left to solve these.");
        String measure = contestants.contains(against) ? against : contestants.get(0);
        List<Grid> different = grids.stream().distinct().toList();
        boolean few = different.size() < ENOUGH;
        if (few) {
            out.printf(
                    Locale.ROOT,
                    "Too few to race on, for a processor learns them by heart: raced in %,d dresses.%n",
                    ENOUGH);
            out.flush();
        }
        List<Grid> many = few ? Symmetry.dresses(different, ENOUGH) : grids;
        try (PeerRace heat = new PeerRace(contestants, many, libraries, lap, most, SEED)) {
            bar.expect("Raced", contestants.size() * (rounds + 1));
            List<PeerRace.Lap> laps = heat.run(rounds, bar::done);
            bar.close();
            return Standings.of(laps, measure);
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

    private List<Grid> read(String set) throws IOException {
        Optional<Path> file = PuzzleSet.file(set);
        require(file.isPresent() || !set.matches(".*[./\\\\].*"), "There is no file " + set + ".");
        try {
            return file.isPresent() ? PuzzleSet.read(file.get()) : PuzzleSet.shipped(set);
        } catch (GridFormatException e) {
            throw new ParameterException(spec.commandLine(), "In " + set + ", " + e.getMessage());
        } catch (IllegalArgumentException e) {
            List<String> shipped =
                    Arrays.stream(ShippedSet.values()).map(ShippedSet::key).toList();
            throw new ParameterException(spec.commandLine(), e.getMessage() + NearestName.question(set, shipped));
        }
    }

    private void require(boolean met, String otherwise) {
        if (!met) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
