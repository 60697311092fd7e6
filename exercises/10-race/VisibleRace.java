package sudoku.exercise.race;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.DrivenSearch;
import sudoku.exercise.Expect;
import sudoku.exercise.ExpectMoves;
import sudoku.exercise.JavaText;
import sudoku.exercise.Work;
import sudoku.exercise.api.race.Chooser;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.picture.StepsPicture;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.Solver;
import sudoku.solve.TightestCell;
import sudoku.solve.TightestQuestion;

/** Boards of 16×16 for task 4, and the race: the steps an answer needs, drawn beside those of others. */
public final class VisibleRace {
    /** Three 16×16 puzzles on which choosing well by cells alone is enough. */
    static final List<String> GENTLE = List.of(
            "...D2.CG1B5..9A3CGA..D...79...6..24.AF.9.E6D5...93...5...A8FD..2.C1E6...9D.8G43.A....4GCE6F.2.8."
                    + "2FG..315.C7..A.E..B6.....2.5..F.1.D.4G78...E....E.C.5.6F....4.2..8.3CEA..G.......4.G.BD..9....15"
                    + "89E..7..D.1..G54...A8.43..E..F..G654...E.83C........G1.....9.8..",
            "B..7..1.....DF8.A2.F..C.D.6574.9...83.79F1..6..A.D....6.7.8.B1.5..BA.6......2......5.7EC2..6.D.."
                    + "63.D...4...EC...1C..DF...7A3465.2..C71......F5D..BDEC8.2.39F..4.47F.935G..2..C.BG...BE......9..."
                    + ".9C2..F.48..GB.D3G..4.8D9.BA5E.F.A64..G5...7..12.....C.7.G..A3..",
            "3FC..G.D.....4A.7.1..56....23F..2...E...C.AF...9.G..A.9F8E.1..DC62.G..E...8....4.E9.7A3.5F64...."
                    + ".43.9..2..C...5A.7.C.1.4B..E.396A.462....1BGD..3.3.BG....85C47.1..2..94.....5.E...D....E4.2ACG6."
                    + "46..D.C..AE..51F..F..85AD69..E4G..5.......4..C.7.AG..B..F.15.68.");
    /** Enough for the gentle puzzles with the tightest cell, for the hard ones with houses as well, in any dress. */
    private static final int MARK = 2_500;

    private static final int PATIENCE = 6_000;

    private VisibleRace() {}

    static List<int[]> moves(Chooser answer, Grid board) {
        Expect.on(board);
        return answer.moves(board.toArray());
    }

    /** Boards as a search meets them, from nearly empty to nearly full. */
    static List<Grid> positions(Relabeling relabeling) {
        return IntStream.of(5, 10, 20, 40, 60, 80, 100, 150, 200, 250)
                .mapToObj(clues -> part(GENTLE.get(clues % GENTLE.size()), clues, relabeling))
                .toList();
    }

    /** A few digits of the solution of a 16×16 puzzle. */
    static Grid part(String puzzle, int clues, Relabeling relabeling) {
        Grid board = relabeling
                .symmetry(16)
                .apply(new TightestQuestion().solve(Grid.parse(puzzle)).solution());
        List<Integer> cells = IntStream.range(0, 256).boxed().collect(Collectors.toList());
        Collections.shuffle(cells, relabeling.random());
        for (int cell : cells.subList(clues, 256)) {
            board = board.with(cell, Grid.BLANK);
        }
        return board;
    }

    /** Boards on which each blank has a digit left, and one digit no place in some house: each digit in turn. */
    static List<Grid> withoutAPlace(String puzzle, Relabeling relabeling) {
        Grid board = goOn(part(puzzle, 60, relabeling), ExpectMoves::isDead);
        int lost = ExpectMoves.withoutAPlace(board);
        if (hasADeadBlank(board) || Digits.count(lost) != 1) {
            return withoutAPlace(puzzle, relabeling);
        }
        int from = Digits.first(lost);
        return IntStream.rangeClosed(1, 16)
                .mapToObj(to -> Grid.of(IntStream.of(board.toArray())
                        .map(digit -> digit == from ? to : digit == to ? from : digit)
                        .toArray()))
                .toList();
    }

    /** A board with moves, where the only digit of some blank leads to a dead end. */
    static Grid diesNext(String puzzle, Relabeling relabeling) {
        Grid board = goOn(part(puzzle, 60, relabeling), each -> ExpectMoves.isDead(each) || diesNext(each));
        return ExpectMoves.isDead(board) ? diesNext(puzzle, relabeling) : board;
    }

    private static boolean diesNext(Grid board) {
        return IntStream.range(0, 256).filter(cell -> board.isBlank(cell)).anyMatch(cell -> {
            int digits = Rules.candidates(board, cell);
            return Digits.count(digits) == 1 && ExpectMoves.isDead(board.with(cell, Digits.first(digits)));
        });
    }

    /** Writes what fits, blank by blank, until nothing goes any more. */
    static Grid goOn(Grid from, Predicate<Grid> end) {
        Grid board = from;
        for (int cell = 0; cell < 256 && !end.test(board); cell++) {
            if (board.isBlank(cell)) {
                board = board.with(cell, Digits.first(Rules.candidates(board, cell)));
            }
        }
        return board;
    }

    /** Digit 1 is in two of the boxes that the first row goes through, and the row's other half is full. */
    private static Grid withoutAPlaceInARow() {
        Grid board = Grid.empty(16).with(16, 1).with(2 * 16 + 4, 1);
        for (int column = 8; column < 16; column++) {
            board = board.with(column, column - 6);
        }
        return board;
    }

    /** Digit 1 is in two rows and in two columns of the first box, and where these leave a place stand others. */
    private static Grid withoutAPlaceInABox() {
        return Grid.empty(16)
                .with(5, 1)
                .with(16 + 9, 1)
                .with(5 * 16, 1)
                .with(9 * 16 + 1, 1)
                .with(2 * 16 + 2, 2)
                .with(2 * 16 + 3, 3)
                .with(3 * 16 + 2, 4)
                .with(3 * 16 + 3, 5);
    }

    /** The same, where the last row lacks one digit, and has a place for it. */
    private static Grid fillingTheLastRow(Grid board) {
        Grid filled = board;
        for (int column = 0; column < 15; column++) {
            filled = filled.with(15 * 16 + column, 16 - column);
        }
        return filled;
    }

    /** The neighbors of the first blank have all digits together, and no house of it has lost a place. */
    private static Grid withADeadBlank() {
        Grid board = Grid.empty(16);
        for (int i = 0; i < 5; i++) {
            board = board.with(4 + i, 1 + i).with((4 + i) * 16, 6 + i);
        }
        for (int i = 0; i < 6; i++) {
            board = board.with((1 + i / 3) * 16 + 1 + i % 3, 11 + i);
        }
        return board;
    }

    static boolean hasADeadBlank(Grid board) {
        return IntStream.range(0, 256)
                .anyMatch(cell -> board.isBlank(cell) && Rules.candidates(board, cell) == Digits.NONE);
    }

    /** No move where nothing goes any more, and moves everywhere else. */
    static void expectDeadEndsKnown(Chooser answer, Relabeling relabeling) {
        GENTLE.forEach(puzzle -> {
            Grid live = part(puzzle, 60, relabeling);
            ExpectMoves.complete(live, live, moves(answer, live));
            Grid diesNext = diesNext(puzzle, relabeling);
            ExpectMoves.complete(diesNext, diesNext, moves(answer, diesNext));
            for (Grid board : withoutAPlace(puzzle, relabeling)) {
                Expect.on(board)
                        .that(
                                moves(answer, board).isEmpty(),
                                "Moves came, but here a house has no" + " place left for the digit "
                                        + Digits.first(ExpectMoves.withoutAPlace(board)) + ".");
            }
            for (Grid house :
                    List.of(withoutAPlaceInARow(), withoutAPlaceInABox(), fillingTheLastRow(withoutAPlaceInABox()))) {
                for (int i = 0; i < 4; i++) {
                    Grid board = relabeling.symmetry(16).apply(house);
                    Expect.on(board)
                            .that(
                                    moves(answer, board).isEmpty(),
                                    "Moves came, but here one house has no" + " place left for the digit "
                                            + Digits.first(ExpectMoves.withoutAPlace(board)) + ".");
                }
            }
            for (Grid board : List.of(
                    goOn(live, VisibleRace::hasADeadBlank),
                    relabeling.symmetry(16).apply(withADeadBlank()))) {
                Expect.on(board)
                        .that(moves(answer, board).isEmpty(), "Moves came, but here a blank has no digit" + " left.");
            }
        });
    }

    /** Nearly empty boards, and the way to the first solution of each. */
    static void expectNearlyStraight(Chooser answer, Relabeling relabeling) {
        List<Long> steps = new ArrayList<>();
        List<String> boards = new ArrayList<>();
        for (int i = 0; i < 15; i++) {
            Grid board = part(GENTLE.get(i % GENTLE.size()), 60, relabeling);
            boards.add("task4.moves(" + JavaText.of(board) + ")");
            steps.add(DrivenSearch.of(board, SearchLimit.first().withNodes(600), answer::moves)
                    .steps());
        }
        Collections.sort(steps);
        Expect.onInput(boards.get(0))
                .that(
                        steps.get(7) <= 300,
                        "In order, the steps to the first solution on fifteen boards with 196 blanks each are " + steps
                                + ", where 600 was the limit. The mark for the one in the middle is 300.");
    }

    /** All are searched to the end, with no more steps together than the mark. */
    public static void expectRace(Chooser answer, String kind, List<Grid> puzzles) {
        long steps = 0;
        boolean finished = true;
        for (Grid puzzle : puzzles) {
            SearchLimit limit = SearchLimit.none().withNodes(PATIENCE - steps);
            DrivenSearch search = DrivenSearch.of(puzzle, limit, answer::moves);
            steps += search.steps();
            finished &= search.isFinished();
        }
        StepsPicture picture = StepsPicture.of("Steps until three " + kind + " puzzles are searched to the end", MARK);
        picture = beside(picture, "row by row", new BitmaskBacktracking(), puzzles);
        picture = beside(picture, "tightest cell", new TightestCell(), puzzles);
        picture = beside(picture, "tightest question", new TightestQuestion(), puzzles);
        Expect.counted(new Work(steps, finished, picture.judged("your chooser", steps, finished)));
        Expect shown = Expect.onInput(puzzles.stream()
                .map(puzzle -> "task4.moves(" + JavaText.of(puzzle) + ")")
                .collect(Collectors.joining("\n")));
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
