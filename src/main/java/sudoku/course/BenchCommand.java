package sudoku.course;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudoku.chart.RunTable;
import sudoku.chart.SummaryTable;
import sudoku.chart.TableView;
import sudoku.grid.Grid;
import sudoku.grid.GridFormatException;
import sudoku.measure.Experiment;
import sudoku.measure.Machine;
import sudoku.measure.Run;
import sudoku.measure.Solvers;
import sudoku.measure.Summary;
import sudoku.puzzles.PuzzleSet;
import sudoku.search.SearchLimit;
import sudoku.solve.Solver;

/** The verb that lets solvers take turns on sets of puzzles and compares them. */
@Command(name = "bench", mixinStandardHelpOptions = true,
        description = "Compares solvers on sets of puzzles: nodes, time, ratio, memory.",
        footer = {"", "Example: java -jar target/sudoku.jar bench --solvers mrv,dlx easy hard my-puzzles.txt"})
final class BenchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--solvers", paramLabel = "NAME", split = ",",
            description = "Those to compare: ${COMPLETION-CANDIDATES} (default: all that can prove what they find).",
            completionCandidates = SolveCommand.SolverNames.class)
    private List<String> solverNames = Solvers.complete().stream().map(Solver::name).toList();

    @Option(names = "--against", paramLabel = "NAME",
            description = "The solver whose time is 1 (default: the last of them).")
    private String measure;

    @Option(names = "--puzzles", paramLabel = "N", defaultValue = "50",
            description = "At most so many of each set, evenly spread over it (default: ${DEFAULT-VALUE}).")
    private int mostPuzzles;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "3",
            description = "How often each search is timed, if more than once after a round to warm up"
                    + " (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(names = "--seconds", paramLabel = "S", defaultValue = "1",
            description = "The most time for a search (default: ${DEFAULT-VALUE}).")
    private int seconds;

    @Option(names = "--csv", paramLabel = "FILE", description = "Keep a row for each puzzle and solver here.")
    private Path csv;

    @Parameters(paramLabel = "SET|FILE", arity = "0..*", defaultValue = "mixed",
            description = "A set that comes with the course, or a file of puzzles (default: ${DEFAULT-VALUE}).")
    private List<String> sets;

    @Override
    public Integer call() throws IOException {
        measure = measure == null ? solverNames.get(solverNames.size() - 1) : measure;
        require(solverNames.contains(measure), "--against wants one of the solvers compared, not '" + measure + "'.");
        require(mostPuzzles > 0 && seconds > 0, "At least one puzzle and one second are needed.");
        PrintWriter out = spec.commandLine().getOut();
        out.println(Machine.here());
        List<Run> all = new ArrayList<>();
        for (String set : sets) {
            List<Run> runs = experiment(set).run();
            require(!runs.isEmpty(), "There is no puzzle in " + set + ".");
            all.addAll(runs);
            List<Summary> summaries = Summary.of(runs, measure);
            out.println();
            out.println(set);
            out.println(new TableView(SummaryTable.of(summaries)).text());
            out.flush();
        }
        if (csv != null) {
            RunTable.of(all).write().csv(csv.toFile());
        }
        return 0;
    }

    private void require(boolean met, String otherwise) {
        if (!met) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }

    private Experiment experiment(String set) throws IOException {
        try {
            boolean isFile = Files.isRegularFile(Path.of(set));
            List<Grid> grids = isFile ? PuzzleSet.read(Path.of(set)) : PuzzleSet.shipped(set);
            return Experiment.of(solverNames.stream().map(Solvers::named).toList()).on(set, sample(grids))
                    .limit(SearchLimit.first().withTime(Duration.ofSeconds(seconds))).repeat(rounds);
        } catch (GridFormatException e) {
            throw new ParameterException(spec.commandLine(), "In " + set + ", " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
    }

    private List<Grid> sample(List<Grid> grids) {
        int count = Math.min(mostPuzzles, grids.size());
        return IntStream.range(0, count).mapToObj(i -> grids.get((int) ((long) i * grids.size() / count))).toList();
    }
}
