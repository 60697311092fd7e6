package sudoku.course.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudoku.course.jupyter.Terminal;
import sudoku.files.NearestName;
import sudoku.files.WorkBar;
import sudoku.grid.Grid;
import sudoku.grid.GridFormatException;
import sudoku.puzzles.PuzzleSet;
import sudoku.puzzles.Solvers;
import sudoku.search.Outcome;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.Solver;

/** The verb that reads puzzles and prints solutions, or a table of the work they took. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = "Reads puzzles and prints their solutions, or with --csv a row for each puzzle.",
        footer = {"", "Example: java -jar target/sudoku.jar solve --solver naive --csv puzzles.txt"})
final class SolveCommand implements Callable<Integer> {
    private static final String HEADER =
            "puzzle,solver,outcome,solutions,nodes,guesses,backtracks,max_depth,nanos,first_solution";

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--solver",
            paramLabel = "NAME",
            defaultValue = "bitmask",
            description = "The algorithm: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).",
            completionCandidates = SolverNames.class)
    private String solverName;

    @Option(
            names = "--limit",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many solutions of each puzzle are wanted (default: ${DEFAULT-VALUE}).")
    private long solutions;

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            description = "Stop each search after this many nodes (default: never).")
    private long maxNodes = Long.MAX_VALUE;

    @Option(names = "--csv", description = "One row for each puzzle instead of its solutions.")
    private boolean csv;

    @Parameters(
            paramLabel = "FILE|PUZZLE|-",
            arity = "1..*",
            description = "A file of puzzles, a puzzle on one line, or - for standard input.")
    private List<String> inputs;

    /** No puzzle has a slash, and none that is shorter than a board of 9×9 has letters. */
    private static final Pattern FILE_NAME = Pattern.compile(".*[/\\\\].*|(?=.{1,80}$).*\\p{L}.*\\.\\p{L}\\w{0,4}");

    private final PrintStream out =
            new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    private final Optional<WorkBar> bar = Terminal.barBesideOutput();
    private Solver solver;
    private SearchLimit limit;
    private int unread;
    private int invalid;

    /** Names for the help text. */
    static final class SolverNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Solvers.all().stream().map(Solver::name).iterator();
        }
    }

    @Override
    public Integer call() throws IOException {
        try {
            solver = Solvers.named(solverName);
            limit = SearchLimit.solutions(solutions).withNodes(maxNodes);
        } catch (IllegalArgumentException e) {
            List<String> names = Solvers.all().stream().map(Solver::name).toList();
            throw new ParameterException(spec.commandLine(), e.getMessage() + NearestName.question(solverName, names));
        }
        if (csv) {
            out.println(HEADER);
        }
        for (String input : inputs) {
            if (!out.checkError()) {
                solveInput(input);
                bar.ifPresent(WorkBar::close);
            }
        }
        return unread == 0 && invalid == 0 ? 0 : 1;
    }

    private void solveInput(String input) throws IOException {
        Optional<Path> named = PuzzleSet.file(input);
        if (input.equals("-")) {
            solveAll("standard input", PuzzleSet.of(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
        } else if (named.isPresent()) {
            if (bar.isPresent()) {
                bar.get().expect("Solved", count(named.get()));
            }
            try (PuzzleSet file = PuzzleSet.open(named.get())) {
                solveAll(input, file);
            }
        } else if (FILE_NAME.matcher(input).matches()) {
            unread++;
            String folder =
                    Path.of(input).isAbsolute() ? "" : " in " + Path.of("").toAbsolutePath();
            complain("There is no file " + input + folder + ".");
        } else {
            solveAll("'" + input + "' (no such file, so read as a puzzle)", PuzzleSet.of(new StringReader(input)));
        }
    }

    private static int count(Path puzzles) throws IOException {
        int count = 0;
        try (PuzzleSet file = PuzzleSet.open(puzzles)) {
            while (file.hasNext()) {
                try {
                    file.next();
                } catch (GridFormatException toldWhenSolved) {
                    // One that cannot be read is one of the file's puzzles, too.
                }
                count++;
            }
        }
        return count;
    }

    private void solveAll(String source, PuzzleSet puzzles) {
        while (puzzles.hasNext() && !out.checkError()) {
            try {
                PuzzleSet.Entry entry = puzzles.next();
                solve(source + ", line " + entry.line(), entry.grid());
            } catch (GridFormatException e) {
                unread++;
                complain("In " + source + ", " + e.getMessage());
            }
            bar.ifPresent(WorkBar::done);
        }
    }

    private void solve(String where, Grid puzzle) {
        if (csv) {
            printRow(puzzle, solver.solve(puzzle, limit));
            return;
        }
        SearchResult result = Terminal.attended() ? solveAtTerminal(puzzle) : solvePlainly(puzzle);
        out.flush();
        if (result.outcome() == Outcome.INVALID) {
            invalid++;
            complain(where + ": The clues contradict each other.");
            result.conflicts().forEach(conflict -> complain("    " + conflict));
        } else if (result.outcome() != Outcome.SOLVED) {
            complain(where + ": " + result);
        }
    }

    private SearchResult solvePlainly(Grid puzzle) {
        return solver.solve(puzzle, limit, new SearchListener() {
            @Override
            public void solved(Grid solution) {
                out.println(solution.toLine());
            }
        });
    }

    private SearchResult solveAtTerminal(Grid puzzle) {
        SearchResult result;
        try (SearchProgress progress = new SearchProgress(spec.commandLine().getErr())) {
            result = solver.solve(puzzle, limit, new SearchListener() {
                @Override
                public void placed(int cell, int digit, int options) {
                    progress.placed(cell, digit, options);
                }

                @Override
                public void solved(Grid solution) {
                    progress.solved(solution);
                    out.println(BoardText.of(solution, puzzle));
                    out.println();
                }
            });
        }
        if (result.outcome() == Outcome.SOLVED) {
            out.println(result);
        }
        return result;
    }

    private void printRow(Grid puzzle, SearchResult result) {
        out.println(String.join(
                ",",
                puzzle.toLine(),
                solver.name(),
                result.outcome().toString(),
                Long.toString(result.solutions()),
                Long.toString(result.stats().nodes()),
                Long.toString(result.stats().guesses()),
                Long.toString(result.stats().backtracks()),
                Integer.toString(result.stats().maxDepth()),
                Long.toString(result.time().toNanos()),
                result.firstSolution().map(Grid::toLine).orElse("")));
        out.flush();
    }

    private void complain(String sentence) {
        if (bar.isPresent()) {
            bar.get().say(sentence);
        } else {
            spec.commandLine().getErr().println(sentence);
            spec.commandLine().getErr().flush();
        }
    }
}
