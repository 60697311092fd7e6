package sudoku.piece.racer;

import java.util.ArrayList;
import java.util.List;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.piece.propagation.PencilMarks;
import sudoku.search.Trace;

/**
 * Runs a student's {@code count} on a puzzle and listens to what it asks its mind: how many boards it has thought
 * through, how many guesses it has made, which tree that is, and the solution it has come to.
 *
 * <p>The tree is found out from the questions: a board that is thought about belongs to the guess from which it
 * differs in the cell of the guess alone.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
public final class TwinSearch implements Mind {
    private static final int MOST_STEPS = 2_000;

    /** A board at which a guess is made, or that is full, or refuted; with the boards of its ends. */
    private static final class Node {
        private int[] marks;
        private int cell;
        private boolean stands;
        private boolean isSeen;
        private final int from;
        private final List<Node> ends = new ArrayList<>();

        Node(int from) {
            this.from = from;
        }
    }

    private final Mind mind;
    private final boolean isDrawn;
    private final List<Node> guessed = new ArrayList<>();
    private final List<Node> standing = new ArrayList<>();
    private long thoughts;
    private long guesses;
    private long solutions;
    private int[] solution = new int[0];

    private TwinSearch(Mind mind, boolean isDrawn) {
        this.mind = mind;
        this.isDrawn = isDrawn;
    }

    /** Counts the solutions of a puzzle up to a limit. */
    public static TwinSearch of(Ends ends, Mind mind, Grid puzzle, long limit) {
        return run(new TwinSearch(mind, false), ends, PencilMarks.of(puzzle), limit);
    }

    /** A full board for one with blanks, by a search that stops at its first; the board itself if it has none. */
    public static int[] solved(Ends ends, Mind mind, int[] board) {
        TwinSearch search = run(new TwinSearch(mind, false), ends, PencilMarks.of(Grid.of(board)), 1);
        return search.solution.length == 0 ? board : search.solution;
    }

    /** The steps of the search, to be drawn; of an end with several marks the smallest is named. */
    public static Trace walk(Ends ends, Mind mind, Grid puzzle, long limit) {
        TwinSearch search = run(new TwinSearch(mind, true), ends, PencilMarks.of(puzzle), limit);
        Trace trace = new Trace(MOST_STEPS);
        if (!search.guessed.isEmpty()) {
            tell(search.guessed.get(0), trace, puzzle);
        }
        return trace;
    }

    /** The guesses that a proof of each puzzle takes. */
    public static double[] guesses(Ends ends, Mind mind, List<Grid> puzzles) {
        return puzzles.stream()
                .mapToDouble(each -> of(ends, mind, each, 2).guesses())
                .toArray();
    }

    /** The boards that are thought through until each puzzle has two solutions or is searched to the end. */
    public static double thoughts(Ends ends, Mind mind, List<Grid> puzzles) {
        return puzzles.stream()
                .mapToDouble(each -> of(ends, mind, each, 2).thoughts())
                .sum();
    }

    /** On how many puzzles two searches count the same, up to two. */
    public static long agree(Ends one, Ends other, Mind mind, List<Grid> puzzles) {
        return puzzles.stream()
                .filter(each -> of(one, mind, each, 2).solutions()
                        == of(other, mind, each, 2).solutions())
                .count();
    }

    private static TwinSearch run(TwinSearch search, Ends ends, int[] marks, long limit) {
        search.solutions = search.think(marks) ? ends.count(search, marks, limit) : 0;
        return search;
    }

    @Override
    public boolean think(int[] marks) {
        thoughts++;
        if (!isDrawn) {
            return mind.think(marks);
        }
        Node node = child(marks);
        node.stands = mind.think(marks);
        node.marks = marks;
        standing.add(node);
        return node.stands;
    }

    @Override
    public int where(int[] marks) {
        int cell = mind.where(marks);
        if (cell < 0) {
            solution = PencilMarks.settled(marks);
        } else {
            guesses++;
        }
        if (isDrawn) {
            seen(marks, cell);
        }
        return cell;
    }

    private Node child(int[] marks) {
        for (int i = guessed.size() - 1; i >= 0; i--) {
            Node parent = guessed.get(i);
            if (parent.cell >= 0 && isEnd(marks, parent)) {
                Node node = new Node(marks[parent.cell]);
                parent.ends.add(node);
                return node;
            }
        }
        return new Node(Digits.NONE);
    }

    private static boolean isEnd(int[] marks, Node parent) {
        for (int cell = 0; cell < marks.length; cell++) {
            if (cell != parent.cell && marks[cell] != parent.marks[cell]) {
                return false;
            }
        }
        return marks[parent.cell] != parent.marks[parent.cell];
    }

    private void seen(int[] marks, int cell) {
        for (Node node : standing) {
            if (node.marks == marks && !node.isSeen) {
                node.isSeen = true;
                node.cell = cell;
                node.marks = marks.clone();
                guessed.add(node);
                return;
            }
        }
    }

    private static void tell(Node node, Trace trace, Grid puzzle) {
        if (!node.stands) {
            trace.deadEnd(emptyCell(node.marks));
        } else if (node.isSeen && node.cell < 0) {
            trace.solved(Grid.of(PencilMarks.settled(node.marks)));
        }
        for (Node end : node.ends) {
            int digit = Digits.first(end.from);
            trace.placed(node.cell, digit, Digits.count(node.marks[node.cell]));
            tell(end, trace, puzzle);
            trace.undone(node.cell, digit);
        }
    }

    private static int emptyCell(int[] marks) {
        int cell = 0;
        while (marks[cell] != Digits.NONE) {
            cell++;
        }
        return cell;
    }

    /** How many were counted. */
    public long solutions() {
        return solutions;
    }

    /** How many boards were thought through. */
    public long thoughts() {
        return thoughts;
    }

    /** How often the search asked where to guess, and was told. */
    public long guesses() {
        return guesses;
    }
}
