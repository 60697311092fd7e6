package sudoku.piece.treesize;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.picture.draw.Numbers;
import sudoku.piece.Boards;
import sudoku.piece.bitmask.CellCandidates;
import sudoku.piece.bitmask.Flip;
import sudoku.piece.bitmask.HouseSets;
import sudoku.piece.tightestcell.PluggedSearch;
import sudoku.piece.tightestcell.Where;

/**
 * Walks down a search tree once, at random, to the cells that {@code order} names, and says how many nodes the whole
 * tree would have if it were everywhere as wide as on this walk.
 *
 * <p>Board and notes are copies and are written on: a digit that was drawn is on the board and in the notes.
 *
 * <p><b>Lesson.</b> 05-tree-size.
 */
@FunctionalInterface
public interface OrderedProbe {
    double probe(int[] board, int[] used, Where order, Random random);

    /** What so many walks down the tree of a puzzle say, in the order in which they were made. */
    default double[] walks(Grid puzzle, Where order, int many, Random random) {
        double[] nodes = new double[many];
        Arrays.setAll(nodes, i -> probe(puzzle.toArray(), HouseSets.of(puzzle), order, random));
        return nodes;
    }

    PieceKind<OrderedProbe> PIECE = PieceKind.of(OrderedProbe.class)
            .library((board, used, order, random) -> {
                double nodes = 0;
                double width = 1;
                for (int cell = order.where(board, used); cell < board.length; cell = order.where(board, used)) {
                    int[] digits = Digits.toArray(Cases.CANDIDATES.candidates(used, cell));
                    if (digits.length == 0) {
                        return nodes;
                    }
                    width *= digits.length;
                    nodes += width;
                    board[cell] = digits[random.nextInt(digits.length)];
                    Cases.FLIP.flip(used, cell, board[cell]);
                }
                return nodes;
            })
            .stub("says 0 to everything", (board, used, order, random) -> 0)
            .hint(Cases::hint)
            .cases(Cases::all);

    /** Tries it on trees where each walk is worth the same, and then on the mean of many walks in two orders. */
    final class Cases {
        private static final int WALKS = 20_000;
        private static final double ERRORS = 6;
        private static final Where LAST = (board, used) -> {
            for (int cell = board.length - 1; cell >= 0; cell--) {
                if (board[cell] == Grid.BLANK) {
                    return cell;
                }
            }
            return board.length;
        };

        /** What a walk said and left behind; {@code asked} is how often it asked where to go. */
        private record Walked(double nodes, int asked, List<Integer> board, List<Integer> notes) {}

        private static final CellCandidates CANDIDATES = CellCandidates.PIECE.library();
        private static final Flip FLIP = Flip.PIECE.library();
        private static final Where TIGHTEST = Where.ranked(CANDIDATES, count -> count);
        private static final Where FIRST = Where.ranked(CANDIDATES, count -> 1);

        private static String hint(String failure) {
            if (failure.contains("out of bounds")) {
                return "When no blank is left, cell is board.length: check for that first.";
            }
            return failure.contains("bound must be positive")
                    ? "A cell without candidates leaves nothing to draw from."
                    : "";
        }

        private static List<Case<OrderedProbe, ?>> all() {
            return List.of(
                    exact("34212143431212.4", LAST, "One blank, and one digit can go there: 1 node."),
                    exact("342121..4312123.", LAST, "Three blanks, and one digit for each: 1 + 1 + 1 nodes."),
                    exact(
                            "123....4........",
                            TIGHTEST,
                            "The first cell that order names has no candidate: the walk ends before the first node."),
                    exact(
                            "12.3....3...4...",
                            FIRST,
                            "One digit for the first cell that order names, and none for the second: the walk ends"
                                    + " there, and the node above it counts."),
                    exact(
                            "..212143..121234",
                            LAST,
                            "Two digits for the first cell, and after either of them one digit for each of the other"
                                    + " three. The width stays 2: 2 + 2·1 + 2·1·1 + 2·1·1·1 nodes."),
                    fourOrEight(),
                    onAverage("...1.14343121234", LAST),
                    onAverage(".4........1..2.4", LAST),
                    onAverage(".4........1..2.4", FIRST),
                    onAverage("2.....4..4.2....", TIGHTEST));
        }

        private static Walked walk(OrderedProbe piece, Grid puzzle, Where order, long seed) {
            int[] board = puzzle.toArray();
            int[] used = HouseSets.of(puzzle);
            int[] asked = new int[1];
            double nodes = piece.probe(
                    board,
                    used,
                    (b, u) -> ++asked[0] > 2 * board.length ? board.length : order.where(b.clone(), u.clone()),
                    new Random(seed));
            return new Walked(nodes, asked[0], Boards.list(board), Boards.list(used));
        }

        /** A tree where all walks are worth the same. */
        private static Case<OrderedProbe, Walked> exact(String line, Where order, String why) {
            Grid puzzle = Grid.parse(line);
            double expected = walk(PIECE.library(), puzzle, order, 1).nodes;
            return new Case<>(
                    GridPicture.of(puzzle), piece -> walk(piece, puzzle, order, 1), walked -> faultOf(walked, puzzle)
                            .or(() -> walked.nodes == expected
                                    ? Optional.empty()
                                    : Fault.found(
                                            "Your probe says " + Numbers.text(walked.nodes)
                                                    + ", but each walk is worth " + Numbers.text(expected) + ". " + why,
                                            GridPicture.of(puzzle))));
        }

        /** What can be seen of a walk whatever it says. */
        private static Optional<Fault> faultOf(Walked walked, Grid puzzle) {
            GridPicture left = Boards.drawn(puzzle, walked.board);
            if (walked.asked == 0) {
                return Fault.found("Your probe does not ask order where to go.", left);
            }
            if (walked.asked > 2 * walked.board.size()) {
                return Fault.found(
                        "Your probe asked " + walked.asked + " times where to go on this board, but the board was never"
                                + " changed. A digit that is drawn has to be written, board[cell] = …, or you get"
                                + " the same cell again.",
                        left);
            }
            int[] board = walked.board.stream().mapToInt(digit -> digit).toArray();
            if (Arrays.stream(board).anyMatch(digit -> digit < 0 || digit > puzzle.size())) {
                return Fault.found(
                        "Your probe wrote a number that is not a digit of this board. A set of digits is not a digit:"
                                + " numberOfTrailingZeros gives the smallest of a set.",
                        left);
            }
            return HouseSets.firstDifference(HouseSets.of(Grid.of(board)), walked.notes)
                    .map(house -> new Fault(
                            "Your probe wrote on the board, and the notes of "
                                    + puzzle.cells().houseName(house) + " now say "
                                    + HouseSets.said(walked.notes.get(house), puzzle.size())
                                    + ". A digit that is written has to be flipped in the notes as well.",
                            left.shade(puzzle.cells().house(house))));
        }

        /** The board of the lesson: two walks lead down its tree. A search through the whole tree says 6. */
        private static Case<OrderedProbe, Double> fourOrEight() {
            Grid puzzle = Grid.parse("...1.14343121234");
            return new Case<>(
                    GridPicture.of(puzzle),
                    piece -> walk(piece, puzzle, FIRST, 1).nodes,
                    nodes -> nodes == 4 || nodes == 8
                            ? Optional.empty()
                            : Fault.found(
                                    "Your probe says " + Numbers.text(nodes) + ", but each walk is worth 4 or 8."
                                            + " Does it follow one candidate, drawn at random, or all of them?",
                                    GridPicture.of(puzzle)));
        }

        private static Case<OrderedProbe, Double> onAverage(String line, Where order) {
            Grid puzzle = Grid.parse(line);
            double nodes = PluggedSearch.of(CANDIDATES, FLIP).nodes(puzzle.toArray(), HouseSets.of(puzzle), order);
            return new Case<>(GridPicture.of(puzzle), piece -> mean(piece, puzzle, order), mean -> {
                double error = ERRORS * spread(puzzle, order, nodes) / Math.sqrt(WALKS);
                return Math.abs(mean - nodes) <= error
                        ? Optional.empty()
                        : Fault.found(
                                "The mean of "
                                        + Numbers.text(WALKS) + " of your probes is " + Numbers.text(mean)
                                        + ", but this tree has "
                                        + Numbers.text(nodes)
                                        + " nodes. Is each of the candidates drawn equally often, and is the cell the"
                                        + " one that order names?",
                                GridPicture.of(puzzle));
            });
        }

        private static double mean(OrderedProbe piece, Grid puzzle, Where order) {
            return Arrays.stream(piece.walks(puzzle, order, WALKS, new Random(1)))
                    .average()
                    .orElseThrow();
        }

        private static double spread(Grid puzzle, Where order, double nodes) {
            return Math.sqrt(Arrays.stream(PIECE.library().walks(puzzle, order, WALKS, new Random(1)))
                    .map(walk -> (walk - nodes) * (walk - nodes))
                    .average()
                    .orElseThrow());
        }
    }
}
