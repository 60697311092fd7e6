package sudoku.picture;

import java.util.List;
import sudoku.cover.ExactCover;
import sudoku.grid.Cells;

/** What is in the boxes of a search tree, and below it. */
interface TreeNames {
    /** What a box is about: a cell, or an option. */
    String place(SearchTree.Node node);

    /** The digit in the cell; nothing, where options are chosen. */
    String digit(SearchTree.Node node);

    /** What is left without a way: a cell, a digit, an item. */
    String blocked(SearchTree.Node deadEnd);

    /** A dead end in words. */
    String deadEnd(SearchTree.Node deadEnd);

    /** What a ✗ means. */
    String key();

    /** Cells and digits. */
    static TreeNames of(Cells cells) {
        return new TreeNames() {
            @Override
            public String place(SearchTree.Node node) {
                return cells.name(node.cell);
            }

            @Override
            public String digit(SearchTree.Node node) {
                return String.valueOf(cells.symbol(node.digit));
            }

            @Override
            public String blocked(SearchTree.Node deadEnd) {
                return deadEnd.cell < 0 ? digit(deadEnd) : place(deadEnd);
            }

            @Override
            public String deadEnd(SearchTree.Node deadEnd) {
                return (deadEnd.cell < 0 ? "no place for " : "no digit for ") + blocked(deadEnd);
            }

            @Override
            public String key() {
                return "✗: no digit left for this cell, or no place for this digit";
            }
        };
    }

    /** Options, and items where none is left. */
    static TreeNames of(ExactCover cover) {
        return new TreeNames() {
            @Override
            public String place(SearchTree.Node node) {
                return cover.option(node.cell);
            }

            @Override
            public String digit(SearchTree.Node node) {
                return "";
            }

            @Override
            public String blocked(SearchTree.Node deadEnd) {
                return cover.item(deadEnd.cell);
            }

            @Override
            public String deadEnd(SearchTree.Node deadEnd) {
                return "no option for " + blocked(deadEnd);
            }

            @Override
            public String key() {
                return "✗: no option left for this item";
            }
        };
    }

    /** The key of a picture of this tree; white boxes are rare, and named where there are any. */
    default List<String> lines(SearchTree tree) {
        return List.of(
                "green: leads to a solution · "
                        + (tree.givesUpUntried() ? "dashed: taken back or not followed" : "dashed: taken back")
                        + (tree.leavesSomethingStanding() ? " · white: left on the board" : ""),
                key());
    }
}
