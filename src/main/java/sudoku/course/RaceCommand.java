package sudoku.course;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudoku.chart.Chart;
import sudoku.chart.TableView;
import sudoku.grid.Grid;
import sudoku.grid.GridFormatException;
import sudoku.kernel.MavenLibraries;
import sudoku.measure.Machine;
import sudoku.peers.Contestants;
import sudoku.peers.Heat;
import sudoku.peers.Standings;
import sudoku.puzzles.PuzzleSet;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** The verb that asks how many puzzles a second: everyone in a virtual machine of its own, lap by lap in turns. */
@Command(name = "race", mixinStandardHelpOptions = true,
        description = "Races solvers: puzzles proved to have one solution, a second, on one thread.",
        footer = {"", "A set should have thousands of puzzles: a processor learns a small one by heart.",
            "Example: java -jar target/sudoku.jar race --peers --contestants race,dlx my-puzzles.txt"})
final class RaceCommand implements Callable<Integer> {
    private static final long SEED = 1;

    @Spec
    private CommandSpec spec;

    @Option(names = "--contestants", paramLabel = "NAME", split = ",",
            description = "Who takes part (default: every complete solver, and 'race', which is 'racer' on bare"
                    + " characters).")
    private List<String> names = Contestants.ours();

    @Option(names = "--peers", description = "Other people's solvers too; fetched from Maven Central once.")
    private boolean peers;

    @Option(names = "--against", paramLabel = "NAME", defaultValue = Contestants.RACE,
            description = "Whose speed is 1 (default: ${DEFAULT-VALUE}).")
    private String against;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "5",
            description = "Laps each, after two to warm up (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(names = "--lap", paramLabel = "MS", defaultValue = "1000",
            description = "Milliseconds a lap (default: ${DEFAULT-VALUE}).")
    private long lap;

    @Option(names = "--most", paramLabel = "MS", defaultValue = "1000",
            description = "Milliseconds after which a puzzle is given up (default: ${DEFAULT-VALUE}).")
    private long most;

    @Option(names = "--csv", paramLabel = "FILE", description = "Keep the standings here.")
    private Path csv;

    @Option(names = "--plot", paramLabel = "FILE", description = "Draw them here, as PNG.")
    private Path plot;

    @Parameters(paramLabel = "SET|FILE", arity = "0..*", defaultValue = "mixed",
            description = "A set that comes with the course, or a file of puzzles (default: ${DEFAULT-VALUE}).")
    private List<String> sets;

    @Override
    public Integer call() throws IOException {
        for (String name : names) {
            require(Contestants.ours().contains(name), "No contestant is called '" + name + "'. There are: "
                    + String.join(", ", Contestants.ours()) + ".");
        }
        List<String> all = new ArrayList<>(names);
        if (peers) {
            all.addAll(Contestants.peers());
        }
        require(all.contains(against), "--against wants one who takes part, not '" + against + "'.");
        require(rounds > 0 && lap > 0 && most > 0, "A race needs at least one round and one millisecond.");
        List<Path> libraries = peers ? fetch() : List.of();
        PrintWriter out = spec.commandLine().getOut();
        out.println(Machine.here());
        Table standings = null;
        for (String set : sets) {
            List<Grid> grids = read(set);
            require(!grids.isEmpty(), "There is no puzzle in " + set + ".");
            out.printf("%n%s: %,d puzzles%n", set, grids.size());
            out.flush();
            Table one = race(all, grids, libraries);
            out.println(new TableView(one).text());
            out.flush();
            String name = Path.of(set).getFileName().toString();
            one.addColumns(StringColumn.create("set", Collections.nCopies(one.rowCount(), name)));
            standings = standings == null ? one : standings.append(one);
        }
        keep(standings);
        return 0;
    }

    private Table race(List<String> contestants, List<Grid> grids, List<Path> libraries) throws IOException {
        try (Heat heat = new Heat(contestants, grids, libraries, lap, most, SEED)) {
            return Standings.of(heat.run(rounds), against);
        }
    }

    private void keep(Table standings) throws IOException {
        if (csv != null) {
            StringColumn machine = StringColumn.create("machine",
                    Collections.nCopies(standings.rowCount(), Machine.here().toString()));
            standings.copy().addColumns(machine).write().csv(csv.toFile());
        }
        if (plot != null) {
            Files.write(plot, Chart.bars(standings, "contestant", "puzzles_per_second").by("set").logScale()
                    .title("puzzles proved a second, Java " + System.getProperty("java.version")).png());
        }
    }

    private static List<Path> fetch() {
        try {
            return MavenLibraries.resolve(List.of(Contestants.CHOCO));
        } catch (Exception unavailable) {
            throw new CourseProblem("Cannot get " + Contestants.CHOCO + ": " + unavailable.getMessage());
        }
    }

    private List<Grid> read(String set) throws IOException {
        try {
            return Files.isRegularFile(Path.of(set)) ? PuzzleSet.read(Path.of(set)) : PuzzleSet.shipped(set);
        } catch (GridFormatException e) {
            throw new ParameterException(spec.commandLine(), "In " + set + ", " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
    }

    private void require(boolean met, String otherwise) {
        if (!met) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
