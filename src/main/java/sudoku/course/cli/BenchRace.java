package sudoku.course.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import sudoku.chart.TableView;
import sudoku.course.jupyter.Terminal;
import sudoku.files.NearestName;
import sudoku.files.WorkBar;
import sudoku.grid.Grid;
import sudoku.peers.Contestants;
import sudoku.peers.PeerRace;
import sudoku.peers.PeerRace.Program;
import sudoku.peers.RaceQuestion;
import sudoku.peers.Standings;
import sudoku.puzzles.Symmetry;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** The part of a comparison that takes time: who races, about what, and for how long. */
final class BenchRace {
    static final int ENOUGH = 3000;
    private static final long SEED = 1;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--program",
            paramLabel = "FILE",
            description = "Race this program of yours as well; the guide to the command line says what it is asked.")
    private List<Path> files = List.of();

    @Option(
            names = "--questions",
            paramLabel = "QUESTION",
            split = ",",
            description = "What is asked about each puzzle: 'first' solution, 'unique' or not, how many in 'all'"
                    + " (default: all three).")
    private List<String> asked = RaceQuestion.keys();

    @Option(
            names = "--cap",
            paramLabel = "N",
            defaultValue = "1000",
            description = "So many solutions of a puzzle are 'all', if it has more (default: ${DEFAULT-VALUE}).")
    private long cap;

    @Option(names = "--against", paramLabel = "NAME", description = "Whose speed is 1 (default: the first of them).")
    private String against;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "5",
            description = "Laps for each solver, once all are warm (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(
            names = "--lap",
            paramLabel = "MS",
            defaultValue = "500",
            description = "Milliseconds per lap, about (default: ${DEFAULT-VALUE}).")
    private long lap;

    @Option(
            names = "--most",
            paramLabel = "MS",
            defaultValue = "1000",
            description = "Milliseconds after which a puzzle is given up (default: ${DEFAULT-VALUE}).")
    private long most;

    private List<String> solvers;
    private List<Program> programs;
    private List<RaceQuestion> questions;
    private final WorkBar bar = Terminal.attended() ? WorkBar.at(System.out) : WorkBar.plain(line -> {});

    /** Who and what; refuses what cannot be raced. */
    void enter(List<String> names) {
        solvers = names;
        programs = files.stream()
                .map(file -> new Program(file.getFileName().toString(), file))
                .toList();
        for (Program program : programs) {
            require(
                    Files.isRegularFile(program.path()) && Files.isExecutable(program.path()),
                    "There is no program " + program.path() + " that can be run.");
        }
        List<String> all = Stream.concat(names.stream(), programs.stream().map(Program::name))
                .toList();
        for (String name : all) {
            require(
                    Collections.frequency(all, name) == 1,
                    "Two solvers would race as '" + name + "': give the program another name.");
        }
        questions = asked.stream().map(this::question).toList();
        against = against == null ? all.get(0) : against;
        require(all.contains(against), "--against wants one of the solvers compared, not '" + against + "'.");
        require(
                rounds > 0 && lap > 0 && most > 0 && cap > 0,
                "At least one round, one solution and one millisecond are needed.");
    }

    private RaceQuestion question(String name) {
        return Arrays.stream(RaceQuestion.values())
                .filter(each -> each.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        "No question is called '" + name + "'. Choose from: " + String.join(", ", RaceQuestion.keys())
                                + "." + NearestName.question(name, RaceQuestion.keys())));
    }

    /** Milliseconds after which a puzzle is given up. */
    long most() {
        return most;
    }

    /** Races about each question, prints what came out, and returns a table of each race that somebody ended. */
    List<Table> race(String set, List<Grid> grids, List<Path> libraries, PrintWriter out) throws IOException {
        List<String> racing = new ArrayList<>(solvers);
        List<Program> outside = new ArrayList<>(programs);
        if (grids.stream().anyMatch(grid -> grid.size() != Contestants.RACE_SIZE)) {
            Stream.concat(
                            Stream.of(Contestants.RACE).filter(racing::contains),
                            outside.stream().map(Program::name))
                    .forEach(name -> out.println("'" + name + "' reads only 9×9 puzzles, so it stays out."));
            racing.remove(Contestants.RACE);
            outside.clear();
        }
        require(
                !racing.isEmpty() || !outside.isEmpty(),
                "None of the chosen solvers can read these puzzles: name another one.");
        List<Grid> different = grids.stream().distinct().toList();
        boolean few = different.size() < ENOUGH;
        if (few) {
            out.printf(
                    Locale.ROOT,
                    "Too few to race on, because a processor learns them by heart: shuffled into %,d puzzles.%n",
                    ENOUGH);
        }
        List<Grid> many = few ? Symmetry.dresses(different, ENOUGH) : grids;
        List<Table> tables = new ArrayList<>();
        for (RaceQuestion question : questions) {
            long limit = question.limit(cap);
            out.printf(Locale.ROOT, "%n%s: %s, at most %,d a puzzle%n", set, question, limit);
            out.flush();
            PeerRace.Times times = new PeerRace.Times(lap, most);
            try (PeerRace heat = new PeerRace(racing, outside, many, libraries, limit, times, SEED)) {
                bar.expect("Raced", (racing.size() + outside.size()) * (rounds + 1));
                PeerRace.Result result = heat.run(rounds, bar::done);
                bar.close();
                result.out().forEach(out::println);
                if (!result.laps().isEmpty()) {
                    tables.add(table(set, question, result, out));
                }
            }
        }
        return tables;
    }

    private Table table(String set, RaceQuestion question, PeerRace.Result result, PrintWriter out) {
        String measure = result.has(against) ? against : result.laps().get(0).contestant();
        Table standings = Standings.of(result.laps(), result.shown(), measure);
        out.println(result.agreed());
        out.println(new TableView(standings).text());
        out.flush();
        return standings.addColumns(same("question", question.toString(), standings), same("set", set, standings));
    }

    private static StringColumn same(String column, String value, Table table) {
        return StringColumn.create(column, Collections.nCopies(table.rowCount(), value));
    }

    private void require(boolean met, String otherwise) {
        if (!met) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
