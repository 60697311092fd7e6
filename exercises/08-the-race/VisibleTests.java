package sudoku.exercise.set08;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.DrivenSearch;
import sudoku.exercise.Expect;
import sudoku.exercise.ExpectMoves;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Relabelling;
import sudoku.exercise.Work;
import sudoku.exercise.api.Chooser;
import sudoku.exercise.api.Quantile;
import sudoku.exercise.api.Restarts;
import sudoku.exercise.api.SearchParts;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.picture.StepsPicture;
import sudoku.puzzles.PuzzleSet;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.Solver;
import sudoku.solve.TightestCell;
import sudoku.solve.TightestQuestion;

/** The tests of set 8 that a student sees. */
public class VisibleTests {
    /** Has twelve solutions. */
    public static final String TWELVE_SOLUTIONS =
            "42.7.168..5..3.921.....2.5.3......9........1..72..954.6.45......976....5.8..2..6.";
    private static final String THIRTY_THREE_SOLUTIONS =
            "42.7.168..5..3.9.1.....2.5.3......9........1...2..954.6.4.......976....5.8..2..6.";
    /** Three 16×16 puzzles on which choosing well by cells alone is enough. */
    private static final List<String> GENTLE = List.of(
            "...D2.CG1B5..9A3CGA..D...79...6..24.AF.9.E6D5...93...5...A8FD..2.C1E6...9D.8G43.A....4GCE6F.2.8."
                    + "2FG..315.C7..A.E..B6.....2.5..F.1.D.4G78...E....E.C.5.6F....4.2..8.3CEA..G.......4.G.BD..9....15"
                    + "89E..7..D.1..G54...A8.43..E..F..G654...E.83C........G1.....9.8..",
            "B..7..1.....DF8.A2.F..C.D.6574.9...83.79F1..6..A.D....6.7.8.B1.5..BA.6......2......5.7EC2..6.D.."
                    + "63.D...4...EC...1C..DF...7A3465.2..C71......F5D..BDEC8.2.39F..4.47F.935G..2..C.BG...BE......9..."
                    + ".9C2..F.48..GB.D3G..4.8D9.BA5E.F.A64..G5...7..12.....C.7.G..A3..",
            "3FC..G.D.....4A.7.1..56....23F..2...E...C.AF...9.G..A.9F8E.1..DC62.G..E...8....4.E9.7A3.5F64...."
                    + ".43.9..2..C...5A.7.C.1.4B..E.396A.462....1BGD..3.3.BG....85C47.1..2..94.....5.E...D....E4.2ACG6."
                    + "46..D.C..AE..51F..F..85AD69..E4G..5.......4..C.7.AG..B..F.15.68.");
    /** Enough for the gentle puzzles with the tightest cell, and for the hard ones with houses as well, in any dress. */
    private static final int MARK = 2_500;
    private static final int PATIENCE = 6_000;

    // Task 1: numbers that a tail cannot bend

    @Points(1)
    @Order(1)
    @DisplayName("The median is found among runs in any order")
    @Hint("Half of the runs needed as many steps or fewer. Which place is that when the runs stand in order?")
    void theMedianIsFound(Quantile answer, Relabelling relabelling) {
        int[] runs = drawn(relabelling.random(), 41, 0);
        expectQuantile(answer, runs, 50);
        expectQuantile(answer, Arrays.copyOf(runs, 40), 50);
    }

    @Points(1)
    @Order(2)
    @DisplayName("A run that was given up took longer than all the others")
    @Hint("−1 is no small number of steps: it stands for more than anyone wanted to wait for. Where does it belong"
            + " when the runs stand in order?")
    void whatWasGivenUpIsLongest(Quantile answer, Relabelling relabelling) {
        expectQuantile(answer, drawn(relabelling.random(), 31, 10), 50);
    }

    @Points(1)
    @Order(3)
    @DisplayName("When too few runs were done, nobody knows: −1")
    @Hint("If the run at that place was given up, its steps are not known. No other run's steps may stand for them.")
    void whenTooFewWereDoneNobodyKnows(Quantile answer, Relabelling relabelling) {
        expectQuantile(answer, drawn(relabelling.random(), 10, 25), 50);
        expectQuantile(answer, drawn(relabelling.random(), 30, 6), 95);
    }

    @Points(1)
    @Order(4)
    @DisplayName("Afterwards the runs stand as they stood")
    @Hint("Sorting an array changes it for everybody. Sort a copy.")
    void theRunsStandAsTheyStood(Quantile answer, Relabelling relabelling) {
        int[] runs = drawn(relabelling.random(), 9, 2);
        Expect shown = Expect.onInput("quantile(" + javaArray(runs) + ", 50)");
        int[] lent = runs.clone();
        answer.quantile(lent, 50);
        shown.equal(runs, lent, "The array that was lent came back changed.");
    }

    /** Runs with a heavy tail, some of them given up. */
    public static int[] drawn(Random random, int done, int givenUp) {
        List<Integer> runs = new ArrayList<>(Collections.nCopies(givenUp, -1));
        for (int i = 0; i < done; i++) {
            runs.add((int) (64 / Math.pow(1 - random.nextDouble(), 2)));
        }
        Collections.shuffle(runs, random);
        return runs.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Judged by counting: with so many steps enough runs are done, with one less there are too few. */
    public static void expectQuantile(Quantile answer, int[] runs, int percent) {
        Expect shown = Expect.onInput("quantile(" + javaArray(runs) + ", " + percent + ")");
        int got = answer.quantile(runs.clone(), percent);
        long wanted = (percent * (long) runs.length + 99) / 100;
        boolean enough = IntStream.of(runs).filter(run -> run >= 0).count() >= wanted;
        if (!enough) {
            shown.equal(-1, got, "Fewer than " + percent + " % of the runs were done, so there is no number.");
        } else {
            shown.that(got >= 0, "Enough runs were done to give a number, and " + got + " came.");
            shown.that(IntStream.of(runs).filter(run -> run >= 0 && run <= got).count() >= wanted,
                    "Too small: within " + got + " steps fewer than " + percent + " % of the runs were done.");
            shown.that(IntStream.of(runs).filter(run -> run >= 0 && run < got).count() < wanted,
                    "Too large: with fewer than " + got + " steps, " + percent + " % of the runs were done already.");
        }
    }

    private static String javaArray(int[] numbers) {
        return IntStream.of(numbers).mapToObj(String::valueOf).collect(Collectors.joining(", ", "new int[] {", "}"));
    }

    // Task 2: restarts

    @Points(1)
    @Order(1)
    @DisplayName("The sequence begins 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8")
    @Hint("In which rounds does a number stand for the first time? And what stands between them?")
    void theSequenceBeginsRightly(Restarts answer) {
        Expect shown = Expect.onInput("patience(1) to patience(15)");
        shown.equal(new int[] {1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8},
                IntStream.rangeClosed(1, 15).map(answer::patience).toArray(), "These are the first fifteen rounds.");
    }

    @Points(1)
    @Order(2)
    @DisplayName("The steps of runs that were given up are counted too")
    @Hint("A run that was given up has used all of its patience, and nobody gives these steps back.")
    void stepsInVainAreCounted(Restarts answer) {
        expectSteps(answer, new int[] {900, 800, 700, 900, 600, 50}, 100, 1 + 1 + 2 + 1 + 1, 50);
    }

    @Points(1)
    @Order(3)
    @DisplayName("A run that needs exactly its patience is done")
    @Hint("With a patience of 200 steps, a run of 200 steps is not given up: is there a < where a <= belongs?")
    void exactlyItsPatienceIsEnough(Restarts answer) {
        expectSteps(answer, new int[] {101, 101, 200, 5}, 100, 2, 200);
    }

    @Points(1)
    @Order(4)
    @DisplayName("When no run is done, the answer is −1")
    @Hint("After the last run there is nothing to be returned but −1, however many steps were taken.")
    void whenNoRunIsDone(Restarts answer) {
        Expect shown = Expect.onInput("steps(new int[] {11, 11, 21}, 10)");
        shown.equal(-1L, answer.steps(new int[] {11, 11, 21}, 10), "Every run needs one step more than it may take.");
    }

    /** So many units in vain, and then the steps of the run that is done. */
    public static void expectSteps(Restarts answer, int[] runs, int unit, long units, long last) {
        String written = runs.length > 40 ? runs.length + " runs" : javaArray(runs);
        Expect shown = Expect.onInput("steps(" + written + ", " + unit + ")");
        shown.equal(units * unit + last, answer.steps(runs, unit), "Given up: " + units + " times " + unit
                + " steps. The run that is done: " + last + " steps.");
    }

    // Task 3: parts

    @Points(1)
    @Order(1)
    @DisplayName("Each part is the puzzle with more digits, and keeps the rules")
    @Hint("A part is a board of its own. Copy the board before you write on it, and write only what fits.")
    void eachPartIsThePuzzleWithMoreDigits(SearchParts answer, Relabelling relabelling) {
        Grid puzzle = relabelling.puzzle(TWELVE_SOLUTIONS);
        Expect shown = Expect.on(puzzle);
        List<int[]> parts = answer.parts(puzzle.toArray(), 6);
        shown.that(!parts.isEmpty(), "There is no part at all.");
        for (Grid part : grids(parts)) {
            int[] lost = IntStream.range(0, 81)
                    .filter(cell -> !puzzle.isBlank(cell) && part.get(cell) != puzzle.get(cell)).toArray();
            Expect.on(part, puzzle).cross(lost)
                    .that(lost.length == 0, "Not all digits of the puzzle are on this part.");
            Expect.on(part, puzzle).that(Rules.isValid(part), "This part breaks the rules, so it has no solution.");
        }
    }

    @Points(1)
    @Order(2)
    @DisplayName("There are as many parts as wanted")
    @Hint("One cell has nine digits at most. When that is not enough, cut the parts again, until there are enough.")
    void thereAreAsManyPartsAsWanted(SearchParts answer, Relabelling relabelling) {
        Grid puzzle = relabelling.puzzle(THIRTY_THREE_SOLUTIONS);
        Expect shown = Expect.on(puzzle);
        for (int wanted : new int[] {1, 5, 30}) {
            int count = answer.parts(puzzle.toArray(), wanted).size();
            shown.that(count >= wanted, wanted + " parts were wanted, and " + count + " came.");
        }
    }

    @Points(1)
    @Order(3)
    @DisplayName("No solution is lost")
    @Hint("For the cell at which you cut there must be a part for each digit that fits, and a part that is not cut"
            + " any further must not be forgotten.")
    void noSolutionIsLost(SearchParts answer, Relabelling relabelling) {
        for (int wanted = 1; wanted <= 24; wanted++) {
            Grid puzzle = relabelling.puzzle(THIRTY_THREE_SOLUTIONS);
            Expect.on(puzzle);
            Set<Grid> found = new HashSet<>();
            grids(answer.parts(puzzle.toArray(), wanted)).forEach(part -> found.addAll(solutions(part)));
            for (Grid solution : solutions(puzzle)) {
                Expect.on(solution, puzzle).that(found.contains(solution), "Of " + wanted + " parts or more, none has"
                        + " this solution.");
            }
        }
    }

    @Points(1)
    @Order(4)
    @DisplayName("No solution is in two parts")
    @Hint("When a part has been cut, its pieces take its place: if it stays as well, its solutions are found twice.")
    void noSolutionIsInTwoParts(SearchParts answer, Relabelling relabelling) {
        Grid puzzle = relabelling.puzzle(THIRTY_THREE_SOLUTIONS);
        Expect shown = Expect.on(puzzle);
        Set<Grid> seen = new HashSet<>();
        List<Grid> parts = grids(answer.parts(puzzle.toArray(), 20));
        shown.that(!parts.isEmpty(), "There is no part at all.");
        for (Grid part : parts) {
            for (Grid solution : solutions(part)) {
                Expect.on(solution, puzzle).that(seen.add(solution), "This solution is in two of the parts.");
            }
        }
    }

    /** Boards of parts; what is no digit is refused. */
    public static List<Grid> grids(List<int[]> parts) {
        Expect shown = Expect.onInput("");
        for (int[] part : parts) {
            shown.that(part.length == 81 && IntStream.of(part).allMatch(digit -> digit >= 0 && digit <= 9),
                    "A part has 81 numbers from 0 to 9, and this one has not: " + Arrays.toString(part));
        }
        return parts.stream().map(Grid::of).toList();
    }

    /** All of them, by a solver of the course. */
    public static List<Grid> solutions(Grid puzzle) {
        List<Grid> solutions = new ArrayList<>();
        new TightestQuestion().solve(puzzle, SearchLimit.solutions(5_000), new SearchListener() {
            @Override
            public void solved(Grid solution) {
                solutions.add(solution);
            }
        });
        return solutions;
    }

    // Task 4: the chooser

    @Points(1)
    @Order(1)
    @DisplayName("Each move fits the board")
    @Hint("A digit fits a blank when it stands neither in its row, nor in its column, nor in its box of 4×4 cells.")
    void eachMoveFits(Chooser answer, Relabelling relabelling) {
        int count = 0;
        for (Grid board : positions(relabelling)) {
            List<int[]> moves = moves(answer, board);
            ExpectMoves.fit(board, board, moves);
            count += moves.size();
        }
        Expect.onInput("").that(count > 0, "There is no move at all.");
    }

    @Points(1)
    @Order(2)
    @DisplayName("Nothing is left out")
    @Hint("All digits that fit one blank, 16 among them, or all blanks of one house that a digit fits. What you leave"
            + " out is never searched.")
    void nothingIsLeftOut(Chooser answer, Relabelling relabelling) {
        positions(relabelling).forEach(board -> {
            List<int[]> moves = moves(answer, board);
            moves.forEach(move -> Expect.on(board).that(move.length == 2 && move[0] >= 0 && move[0] < 256,
                    "A move is an array of two numbers: the cell and the digit."));
            ExpectMoves.complete(board, board, moves);
        });
    }

    @Points(1)
    @Order(3)
    @DisplayName("Three gentle puzzles are searched to the end within the mark")
    @Hint("Whoever takes the blanks row by row never gets there. Which blank leaves the search the fewest ways to go"
            + " wrong?")
    void gentlePuzzlesAreSearched(Chooser answer, Relabelling relabelling) {
        expectRace(answer, GENTLE.stream().map(relabelling::puzzle).toList());
    }

    @Points(1)
    @Order(4)
    @DisplayName("On nearly empty boards a solution is found nearly without a detour")
    @Hint("A blank with two digits left is tight, a digit with one place left in a house is tighter, and where nothing"
            + " is left there is no way on: an empty list. The order of the moves counts here as well.")
    void nearlyWithoutADetour(Chooser answer, Relabelling relabelling) {
        List<Long> steps = new ArrayList<>();
        List<String> boards = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            Grid board = part(GENTLE.get(i % GENTLE.size()), 60, relabelling);
            boards.add(board.toLine());
            steps.add(DrivenSearch.of(board, SearchLimit.first().withNodes(600), answer::moves).steps());
        }
        Collections.sort(steps);
        Expect.onInput(boards.get(0)).that(steps.get(4) <= 260,
                "In order, the steps to the first solution on nine boards with 196 blanks each are " + steps
                + ", where 600 was the limit. The mark for the one in the middle is 260.");
    }

    @Points(2)
    @Order(5)
    @DisplayName("Three hard puzzles are searched to the end within the mark")
    @Hint("Blanks are not the only ones to be asked. For each house and each digit missing in it: how many places are"
            + " left?")
    void hardPuzzlesAreSearched(Chooser answer, Relabelling relabelling) {
        List<Grid> all = PuzzleSet.shipped("16x16");
        expectRace(answer, IntStream.of(9, 14, 38).mapToObj(i -> relabelling.symmetry(16).apply(all.get(i))).toList());
    }

    private static List<int[]> moves(Chooser answer, Grid board) {
        Expect.on(board);
        return answer.moves(board.toArray());
    }

    /** Boards as a search meets them, from nearly empty to nearly full. */
    private static List<Grid> positions(Relabelling relabelling) {
        return IntStream.of(5, 10, 20, 40, 60, 80, 100, 150, 200, 250)
                .mapToObj(clues -> part(GENTLE.get(clues % GENTLE.size()), clues, relabelling)).toList();
    }

    /** A few digits of the solution of a 16×16 puzzle. */
    private static Grid part(String puzzle, int clues, Relabelling relabelling) {
        Grid board = relabelling.symmetry(16).apply(new TightestQuestion().solve(Grid.parse(puzzle)).solution());
        List<Integer> cells = IntStream.range(0, 256).boxed().collect(Collectors.toList());
        Collections.shuffle(cells, relabelling.random());
        for (int cell : cells.subList(clues, 256)) {
            board = board.with(cell, Grid.BLANK);
        }
        return board;
    }

    /** All are searched to the end, with no more steps together than the mark. */
    public static void expectRace(Chooser answer, List<Grid> puzzles) {
        long steps = 0;
        boolean finished = true;
        for (Grid puzzle : puzzles) {
            SearchLimit limit = SearchLimit.none().withNodes(PATIENCE - steps);
            DrivenSearch search = DrivenSearch.of(puzzle, limit, answer::moves);
            steps += search.steps();
            finished &= search.isFinished();
        }
        StepsPicture picture = StepsPicture.of("Steps until three puzzles are searched to the end", MARK);
        picture = beside(picture, "row by row", new BitmaskBacktracking(), puzzles);
        picture = beside(picture, "tightest cell", new TightestCell(), puzzles);
        picture = beside(picture, "tightest question", new TightestQuestion(), puzzles);
        new Work(steps, finished, picture.judged("your chooser", steps, finished)).report();
        Expect shown = Expect.onInput(puzzles.stream().map(Grid::toLine).collect(Collectors.joining("\n")));
        shown.that(finished, "After " + steps + " steps there is still no end, and the search was stopped.");
        shown.that(steps <= MARK, "The search took " + steps + " steps. The mark is " + MARK + ".");
    }

    private static StepsPicture beside(StepsPicture picture, String name, Solver solver, List<Grid> puzzles) {
        long steps = 0;
        boolean finished = true;
        for (Grid puzzle : puzzles) {
            SearchResult result = solver.solve(puzzle, SearchLimit.none().withNodes(PATIENCE - steps));
            steps += result.nodes();
            finished &= result.exhausted();
        }
        return picture.beside(name, steps, finished);
    }
}
