package sudoku.cover;

import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.Solver;

/**
 * Sudoku by dancing links.
 *
 * <p><b>Idea.</b> The puzzle becomes an exact cover, the clues are chosen before the search begins,
 * and the rest is found by {@link DancingLinks}, which know nothing of Sudoku. An item with one
 * option left is a naked or a hidden single, so where singles are enough nothing is ever undone.
 *
 * <p><b>Representation.</b> {@link SudokuCover}, built once for each board size; a search dances on a
 * copy of its links.
 *
 * <p><b>Cost.</b> A copy of 52 kB and the covering of the clues before the first node. Forced digits
 * are nodes too, so the smallest tree has a node for each blank cell.
 *
 * <p><b>Alternatives.</b> {@link sudoku.solve.TightestQuestion} places the same digits without links,
 * {@link HybridSolver} leaves singles to faster hands.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public final class DancingLinksSolver implements Solver {
    private final String name;
    private final DancingLinks dancing;

    public DancingLinksSolver() {
        this("dlx", ItemChoice.FEWEST);
    }

    /** A variant under a name of its own, so that tables can tell it from the others. */
    public DancingLinksSolver(String name, ItemChoice choice) {
        this.name = name;
        this.dancing = new DancingLinks(choice);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> dance(puzzle, search, dancing));
    }

    static void dance(Grid puzzle, Search search, DancingLinks dancing) {
        SudokuCover sudoku = SudokuCover.of(puzzle.size());
        dance(puzzle, search, dancing, new Reporter(sudoku, search));
    }

    /** The same with someone else between the links and the search. */
    static void dance(Grid puzzle, Search search, DancingLinks dancing, CoverListener listener) {
        SudokuCover sudoku = SudokuCover.of(puzzle.size());
        Links links = sudoku.links();
        for (int option : sudoku.clues(puzzle)) {
            for (int item : sudoku.cover().itemsOf(option)) {
                links.cover(links.head(item));
            }
        }
        DancingLinks.Cursor cursor = dancing.open(links, listener);
        while (cursor.advance()) {
            int[] board = puzzle.toArray();
            for (int option : cursor.options()) {
                board[sudoku.cell(option)] = sudoku.digit(option);
            }
            listener.solved(cursor.options());
            search.solution(board);
        }
    }

    /** Tells the search in cells and digits what the links do with items and options. */
    record Reporter(SudokuCover sudoku, Search search) implements CoverListener {
        @Override
        public void selected(int option, int item, int choices) {
            search.place(sudoku.cell(option), sudoku.digit(option), choices);
        }

        @Override
        public void deselected(int option) {
            search.undo(sudoku.cell(option), sudoku.digit(option));
        }

        @Override
        public void deadEnd(int item) {
            if (sudoku.isCell(item)) {
                search.deadEnd(item);
            } else {
                search.noPlace(sudoku.house(item), sudoku.soughtDigit(item));
            }
        }
    }
}
