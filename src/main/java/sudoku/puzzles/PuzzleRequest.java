package sudoku.puzzles;

import java.util.Optional;
import java.util.OptionalInt;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.solve.racer.Racer;

/**
 * What a puzzle that is to be made should be like; that it has exactly one solution goes without saying.
 *
 * <p><b>Idea.</b> {@code PuzzleRequest.size(9).clues(26).pattern(CluePattern.HALF_TURN)}: each call
 * gives a new request with one more wish. What no puzzle can be is refused at once.
 *
 * <p><b>Lesson.</b> 10-race.
 *
 * @param clues how many; when empty, as few as the board that is dug allows
 * @param difficulty exactly this grade; when empty, any
 * @param minimal whether every clue is needed: without any one of them there is a second solution
 */
public record PuzzleRequest(
        int size, OptionalInt clues, CluePattern pattern, Optional<Difficulty> difficulty, boolean minimal) {

    private static final Racer RACER = new Racer();

    public PuzzleRequest {
        int fewest = fewestClues(size);
        int cells = Cells.of(size).count();
        clues.ifPresent(wanted -> {
            if (wanted < fewest || wanted > cells) {
                throw new IllegalArgumentException("A " + board(size) + " puzzle is made with " + fewest + " to "
                        + cells + " clues, not " + wanted + ": our method makes no others.");
            }
            if (!pattern.canHold(wanted, size)) {
                throw new IllegalArgumentException("On a " + board(size) + " board, " + wanted
                        + " clues cannot form a " + pattern + " pattern, as it has groups of "
                        + pattern.groups(size).get(0).length + " cells. Ask for another number.");
            }
        });
    }

    /** The fewest clues worth digging for: with fewer, boards are too rare to wait for, or there are none. */
    private static int fewestClues(int size) {
        return switch (size) {
            case 4 -> 4;
            case 9 -> 19;
            case 16 -> 90;
            default ->
                throw new IllegalArgumentException(
                        "Puzzles are made for boards with 4, 9 or 16 cells a side, not " + size + ".");
        };
    }

    private static String board(int size) {
        return size + "×" + size;
    }

    /** Any puzzle for a board with this many cells a side. */
    public static PuzzleRequest size(int size) {
        return new PuzzleRequest(size, OptionalInt.empty(), CluePattern.FREE, Optional.empty(), false);
    }

    public PuzzleRequest clues(int number) {
        return new PuzzleRequest(size, OptionalInt.of(number), pattern, difficulty, minimal);
    }

    public PuzzleRequest pattern(CluePattern wanted) {
        return new PuzzleRequest(size, clues, wanted, difficulty, minimal);
    }

    public PuzzleRequest difficulty(Difficulty wanted) {
        return new PuzzleRequest(size, clues, pattern, Optional.of(wanted), minimal);
    }

    /** The same, with every clue needed. */
    public PuzzleRequest needingEveryClue() {
        return new PuzzleRequest(size, clues, pattern, difficulty, true);
    }

    /** Whether digging may go on to this puzzle: one solution, and no harder than asked for. */
    boolean allows(Grid puzzle) {
        return difficulty.isEmpty() ? RACER.isUnique(puzzle) : difficulty.get().isEnoughFor(puzzle);
    }

    /** Whether a puzzle that was dug and has one solution is all that was asked for. */
    boolean isMetBy(Grid puzzle) {
        return (clues.isEmpty() || clues.getAsInt() == puzzle.clues())
                && (difficulty.isEmpty() || difficulty.get() == Difficulty.of(puzzle))
                && (!minimal || isMinimalWhenDug() || needsEveryClue(puzzle));
    }

    /**
     * Whether every clue that digging leaves is needed: each was tried on its own and put back for a second solution
     * alone, with more clues around it than there are now.
     */
    private boolean isMinimalWhenDug() {
        return pattern == CluePattern.FREE && difficulty.isEmpty();
    }

    private static boolean needsEveryClue(Grid puzzle) {
        for (int cell = 0; cell < puzzle.cells().count(); cell++) {
            if (!puzzle.isBlank(cell) && RACER.isUnique(puzzle.with(cell, Grid.BLANK))) {
                return false;
            }
        }
        return true;
    }

    /** For example {@code 9×9, 26 clues, half turn, few guesses, every clue needed}. */
    @Override
    public String toString() {
        return board(size)
                + (clues.isPresent() ? ", " + clues.getAsInt() + " clues" : "")
                + (pattern == CluePattern.FREE ? "" : ", " + pattern)
                + difficulty.map(grade -> ", " + grade).orElse("")
                + (minimal ? ", every clue needed" : "");
    }
}
