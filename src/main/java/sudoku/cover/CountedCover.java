package sudoku.cover;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;

/**
 * Counts a search for exact covers and keeps its limits, so that the algorithms need not.
 *
 * <p>It stands between an algorithm and its listener, and what it hears it tells {@link Search}, which
 * ends the algorithm when it is enough.
 */
final class CountedCover implements CoverListener {
    /** Nobody hears this search in cells, so an option taken back need not say whose it was. */
    private static final int NO_ITEM = -1;

    private final CoverListener listener;
    private Search search;
    private int[] firstSolution;

    private CountedCover(CoverListener listener) {
        this.listener = listener;
    }

    /** For a search that only an interruption ends before its time. */
    static CoverListener unlimited() {
        CountedCover counted = new CountedCover(CoverListener.NONE);
        counted.search = new Search(SearchLimit.none(), SearchListener.NONE);
        return counted;
    }

    /** Runs an algorithm, unless an item that no option covers answers the question beforehand. */
    static CoverResult run(
            ExactCover cover, SearchLimit limit, CoverListener listener, Consumer<CoverListener> algorithm) {
        CountedCover counted = new CountedCover(listener);
        List<String> uncoverable = cover.uncoverable();
        SearchResult result = Search.run(limit, search -> {
            counted.search = search;
            if (uncoverable.isEmpty()) {
                algorithm.accept(counted);
            }
        });
        Optional<List<String>> first = Optional.ofNullable(counted.firstSolution)
                .map(options -> Arrays.stream(options).mapToObj(cover::option).toList());
        return new CoverResult(result, first, uncoverable);
    }

    @Override
    public void selected(int option, int item, int choices) {
        search.place(item, option, choices);
        listener.selected(option, item, choices);
    }

    @Override
    public void deselected(int option) {
        search.undo(NO_ITEM, option);
        listener.deselected(option);
    }

    @Override
    public void deadEnd(int item) {
        listener.deadEnd(item);
    }

    @Override
    public void covered(int item) {
        listener.covered(item);
    }

    @Override
    public void uncovered(int item) {
        listener.uncovered(item);
    }

    @Override
    public void solved(int[] options) {
        if (firstSolution == null) {
            firstSolution = options.clone();
        }
        listener.solved(options);
        search.solution();
    }
}
