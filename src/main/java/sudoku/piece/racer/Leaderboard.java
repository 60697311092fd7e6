package sudoku.piece.racer;

import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.chart.Chart;
import sudoku.grid.Conflict;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.judge.CallFailed;
import sudoku.judge.Guarded;
import sudoku.judge.Told;
import sudoku.judge.Watcher;
import sudoku.notebook.Show;
import sudoku.picture.GridPicture;
import sudoku.picture.Picture;
import sudoku.picture.draw.Numbers;
import sudoku.piece.Boards;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.Solver;
import sudoku.solve.racer.Racer;

/**
 * Races a student's own solvers against the library's.
 *
 * <p><b>Idea.</b> A fast wrong answer is worth nothing: first every puzzle is solved once, and the first wrong answer
 * is drawn. One that is right is then timed in turns with all others, and every answer is compared again. Who is
 * ahead, and when it is a draw, {@link FairRace} says.
 *
 * <p><b>Representation.</b> An entrant behind the same signature as the library's solvers, so that one race
 * times them all. It throws nothing, so that Run All comes to the end whatever was entered.
 *
 * <p><b>Cost.</b> Some seconds; at the worst the deadline of one puzzle, or of all of them.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
public final class Leaderboard {
    private static final Duration A_PUZZLE = Duration.ofSeconds(5);
    private static final Duration ALL_PUZZLES = Duration.ofSeconds(20);
    private static final Duration THE_RACE = Duration.ofSeconds(120);
    /** Slower than that, and each puzzle is timed in fewer rounds. */
    private static final Duration QUICK = Duration.ofSeconds(1);

    private static final int ROUNDS = 15;
    private static final int FEW_ROUNDS = 1;
    private static final int RACES = 8;

    private final List<Grid> puzzles;
    private final List<int[]> solutions;
    private final List<Solver> rivals;
    private final int mostRaces;
    private final Duration aPuzzle;
    private final Map<String, Solver> entered = new LinkedHashMap<>();
    private Optional<FairRace> last = Optional.empty();
    private int rounds = ROUNDS;

    private Leaderboard(List<Grid> puzzles, int mostRaces, Duration aPuzzle, List<Solver> rivals) {
        this.mostRaces = mostRaces;
        this.aPuzzle = aPuzzle;
        this.puzzles = List.copyOf(puzzles);
        this.rivals = List.copyOf(rivals);
        this.solutions = puzzles.stream()
                .map(puzzle -> new Racer().solve(puzzle).solution().toArray())
                .toList();
    }

    /**
     * A race on these puzzles against these solvers.
     *
     * @throws IllegalArgumentException if there is no puzzle, or one that has not exactly one solution
     */
    public static Leaderboard of(List<Grid> puzzles, Solver... rivals) {
        return of(puzzles, RACES, A_PUZZLE, rivals);
    }

    /** The same, for who is in a hurry: after so many races the last counts, settled or not. */
    static Leaderboard of(List<Grid> puzzles, int mostRaces, Duration aPuzzle, Solver... rivals) {
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException("A race needs at least one puzzle.");
        }
        for (int i = 0; i < puzzles.size(); i++) {
            if (!new Racer().isUnique(puzzles.get(i))) {
                throw new IllegalArgumentException(
                        "Puzzle " + (i + 1) + " does not have exactly one solution, so no answer to it could be"
                                + " checked: " + puzzles.get(i).toLine());
            }
        }
        return new Leaderboard(puzzles, mostRaces, aPuzzle, List.of(rivals));
    }

    /** A solver with answers that are compared, whatever it does in them. */
    private record Adapted(String name, Entrant entrant, Map<Grid, int[]> right) implements Solver {
        @Override
        public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
            return Search.run(puzzle, limit, listener, search -> {
                int[] answer = entrant.solve(puzzle.toArray());
                if (!Arrays.equals(answer, right.get(puzzle))) {
                    throw new IllegalStateException("A puzzle that was solved once was not solved the second time."
                            + " Is something left over from the previous search?");
                }
                search.solution(answer);
            });
        }
    }

    /** Lets a solver take part, under a name; one that had the name before is out. Says how it went. */
    public void enter(String name, Entrant entrant) {
        enter(name, entrant, () -> 0);
    }

    /** The same, with a counter of the entrant's own that is read before and after: what it counts is up to her. */
    public void enter(String name, Entrant entrant, LongSupplier counter) {
        Show.picture(told(name, entrant, counter));
    }

    Told told(String name, Entrant entrant, LongSupplier counter) {
        entered.remove(name);
        last = Optional.empty();
        if (rivals.stream().anyMatch(rival -> rival.name().equals(name))) {
            return wrong(
                    "The name " + name + " belongs to a solver of the library: choose another one.",
                    List.of(),
                    Optional.empty());
        }
        try (Guarded guard = new Guarded("solver '" + name + "'", aPuzzle)) {
            long counted = counter.getAsLong();
            long begin = Watcher.here().nanos();
            for (int i = 0; i < puzzles.size(); i++) {
                Grid puzzle = puzzles.get(i);
                int[] answer = guard.call(() -> entrant.solve(puzzle.toArray()));
                if (i == 0 && Arrays.equals(answer, puzzle.toArray())) {
                    return Told.open("'" + name + "' gives the first board back as it was, so nothing is entered yet."
                            + " The library races alone.");
                }
                Optional<Told> complaint = complaint(name, i, answer);
                if (complaint.isPresent()) {
                    return complaint.get();
                }
                if (Watcher.here().nanos() - begin > ALL_PUZZLES.toNanos()) {
                    return wrong(
                            "'" + name + "' has solved " + (i + 1) + " of " + puzzles.size() + " puzzles in "
                                    + ALL_PUZZLES.toSeconds()
                                    + " seconds, all of them right. That is too slow for this race.",
                            List.of(),
                            Optional.empty());
                }
            }
            rounds = Watcher.here().nanos() - begin > QUICK.toNanos() ? FEW_ROUNDS : ROUNDS;
            counted = counter.getAsLong() - counted;
            entered.put(name, new Adapted(name, entrant, right()));
            return raced(name, counted);
        } catch (CallFailed failed) {
            entered.remove(name);
            return wrong(failed.getMessage(), failed.studentsLines(), Optional.empty());
        }
    }

    private Map<Grid, int[]> right() {
        return IntStream.range(0, puzzles.size())
                .boxed()
                .collect(Collectors.toMap(puzzles::get, solutions::get, (one, same) -> one));
    }

    private Told raced(String name, long counted) {
        FairRace race;
        try (Guarded guard = new Guarded("solver '" + name + "'", THE_RACE)) {
            race = guard.call(this::race);
        }
        last = Optional.of(race);
        return Told.good("'" + name + "' has solved all " + puzzles.size() + " puzzles"
                + (counted <= 0 ? "" : "; its counter went up by " + Numbers.text(counted)) + ". In "
                + race.rounds() + " rounds: "
                + race.solvers().stream()
                        .map(Solver::name)
                        .filter(each -> !each.equals(name))
                        .map(each -> compared(race, name, each))
                        .collect(Collectors.joining("; "))
                + ".");
    }

    private static String compared(FairRace race, String mine, String theirs) {
        String measured =
                Numbers.text(race.ratio(mine, theirs)) + " times as long, ahead in " + race.ahead(mine, theirs);
        return (race.isDraw(mine, theirs) ? "a draw with " : "compared with ") + theirs + " " + measured;
    }

    private FairRace race() {
        List<Solver> all =
                Stream.concat(rivals.stream(), entered.values().stream()).toList();
        return FairRace.run(all, puzzles, rounds, mostRaces);
    }

    /** What was timed last, of the library and of all who were right; the library alone, if nobody was. */
    FairRace last() {
        if (last.isEmpty()) {
            last = Optional.of(race());
        }
        return last.get();
    }

    /** How many times as long the one takes as the other, in the race that was run last. */
    public double ratio(String mine, String theirs) {
        return last().ratio(mine, theirs);
    }

    /** A dot for each puzzle and a strip for each solver. */
    public Chart chart() {
        return Chart.strips(last().micros(), "solver", "microseconds")
                .logScale()
                .title(puzzles.size() + " puzzles, in turns, on this machine");
    }

    private Optional<Told> complaint(String name, int number, int[] answer) {
        Grid puzzle = puzzles.get(number);
        String begin = "'" + name + "' is wrong about puzzle " + (number + 1) + " of " + puzzles.size() + ": ";
        if (answer == null) {
            return Optional.of(wrong(begin + "it gives null.", List.of(), Optional.of(GridPicture.of(puzzle))));
        }
        if (answer.length != puzzle.cells().count()) {
            return Optional.of(wrong(
                    begin + "it gives " + answer.length + " cells, but a board has "
                            + puzzle.cells().count() + ".",
                    List.of(),
                    Optional.of(GridPicture.of(puzzle))));
        }
        GridPicture drawn = Boards.drawn(puzzle, Boards.list(answer));
        for (int cell = 0; cell < answer.length; cell++) {
            String at = puzzle.cells().name(cell);
            String fault = answer[cell] == Grid.BLANK
                    ? at + " is blank."
                    : answer[cell] < 0 || answer[cell] > puzzle.size()
                            ? at + " holds " + answer[cell] + "."
                            : !puzzle.isBlank(cell) && puzzle.get(cell) != answer[cell]
                                    ? "the clue at " + at + " is changed."
                                    : "";
            if (!fault.isEmpty()) {
                return Optional.of(wrong(begin + fault, List.of(), Optional.of(drawn.mark(cell))));
            }
        }
        List<Conflict> conflicts = Rules.conflicts(Grid.of(answer));
        return conflicts.isEmpty()
                ? Optional.empty()
                : Optional.of(wrong(begin + conflicts.get(0).message(), List.of(), Optional.of(drawn.conflicts())));
    }

    private static Told wrong(String sentence, List<String> lines, Optional<Picture> picture) {
        return Told.wrong(sentence, lines, picture, "Until it is right, the library races alone.");
    }
}
