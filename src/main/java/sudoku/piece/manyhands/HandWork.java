package sudoku.piece.manyhands;

/** What a hand does with a part of a tree, or with anything else that is a board. */
@FunctionalInterface
public interface HandWork {
    /** Does it, and says how many nodes that were; the part stays as it was. */
    long nodes(int[] part);
}
