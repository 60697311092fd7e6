package sudoku.measure.claims;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.cover.DancingLinks;
import sudoku.cover.DancingLinksSolver;
import sudoku.cover.ExactCover;
import sudoku.cover.ItemChoice;
import sudoku.cover.Links;
import sudoku.cover.SudokuCover;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.Solver;
import sudoku.solve.TightestQuestion;

/** What the survey says about dancing links: the matrix, what it costs, what it wins, and by what. */
final class CoverClaims {
    private static final int INTS_A_NODE = 6;

    private CoverClaims() {}

    static void addTo(Map<String, Function<Evidence, Finding>> programs) {
        programs.put("A53", e -> {
            ExactCover cover = SudokuCover.of(9).cover();
            int ones = IntStream.range(0, cover.optionCount())
                    .map(row -> cover.itemsOf(row).length)
                    .sum();
            return Finding.of(
                    Verdict.of(cover.optionCount() == 729 && cover.itemCount() == 324),
                    "%d rows, %d columns, %,d ones",
                    cover.optionCount(),
                    cover.itemCount(),
                    ones);
        });
        programs.put("A54", CoverClaims::restores);
        programs.put("A55", CoverClaims::noCopies);
        programs.put("A56", CoverClaims::updates);
        programs.put("A58", CoverClaims::orders);
        programs.put(
                "A59",
                e -> Finding.of(1000 == 4 * 1000 ? Verdict.TRUE : Verdict.INCONSISTENT, "%,d or %,d", 1000, 4000));
        programs.put("A62", e -> {
            int nodes = new Links(SudokuCover.of(9).cover()).nodes();
            int bytes = nodes * INTS_A_NODE * Integer.BYTES;
            return Finding.of(
                    Verdict.of(bytes <= 2916), "%,d nodes of %d integers: %,d bytes", nodes, INTS_A_NODE, bytes);
        });
        programs.put("A63", CoverClaims::spaceGrows);
        programs.put("A65", CoverClaims::heap);
        programs.put("A66", CoverClaims::fewerBranches);
        programs.put("A67", CoverClaims::severalSolutions);
        programs.put("A92", e -> {
            double links = e.meanNodes("dlx", e.hard());
            double masks = e.meanNodes("questions", e.hard());
            return Finding.of(
                    Verdict.of(masks <= 1.1 * links),
                    "%,.1f and %,.1f nodes on average on %s",
                    masks,
                    links,
                    e.hard().name());
        });
    }

    private static Finding restores(Evidence e) {
        Links links = new Links(SudokuCover.of(Evidence.puzzle("wrong-digit")));
        List<Integer> before = state(links);
        DancingLinks.Cursor cursor = new DancingLinks().open(links);
        int solutions = 0;
        while (cursor.advance()) {
            solutions++;
        }
        return Finding.of(
                Verdict.of(before.equals(state(links))),
                "after a search to the end, %d solutions, %,d links are where they were",
                solutions,
                before.size());
    }

    private static List<Integer> state(Links links) {
        return IntStream.range(0, links.nodes())
                .boxed()
                .flatMap(node -> Stream.of(links.left(node), links.right(node), links.up(node), links.down(node)))
                .toList();
    }

    private static Finding noCopies(Evidence e) {
        Grid puzzle = Evidence.puzzle("escargot");
        long leftmost = new DancingLinksSolver("leftmost", ItemChoice.LEFTMOST)
                .solve(puzzle)
                .nodes();
        long links = e.nodes("dlx", "escargot");
        long masks = e.search(new TightestQuestion(), puzzle).nodes();
        return Finding.of(
                masks == links && leftmost > 10 * links ? Verdict.IMPRECISE : Verdict.TRUE,
                "AI Escargot: %,d nodes; %,d without the choice of a column, %,d by masks that make this choice",
                links,
                leftmost,
                masks);
    }

    private static Finding updates(Evidence e) {
        Links links = new Links(SudokuCover.of(Evidence.puzzle("inkala-2012")));
        DancingLinks.Cursor cursor = new DancingLinks().open(links);
        cursor.advance();
        double each = (double) links.updates() / e.nodes("dlx", "inkala-2012");
        return Finding.of(
                each < 2 ? Verdict.TRUE : Verdict.IMPRECISE,
                "one link is; a node of Inkala 2012 takes %.1f of them out and puts them back",
                each);
    }

    private static Finding orders(Evidence e) {
        PuzzleSample sample = e.seventeenClues();
        double links = e.meanNodes("dlx", sample);
        double row = e.nodes("bitmask", "royle-3") / (double) e.nodes("dlx", "royle-3");
        double cell = e.meanNodes("mrv", sample) / links;
        double question = e.meanNodes("questions", sample) / links;
        boolean all = Stream.of(row, cell, question).allMatch(ratio -> ratio > 30 && ratio < 300);
        return Finding.of(
                all ? Verdict.TRUE : Verdict.IMPRECISE,
                "which backtracking? times as many nodes: %,.0f in row order, %,.0f by tightest cell, %.0f by question",
                row,
                cell,
                question);
    }

    private static Finding spaceGrows(Evidence e) {
        List<Integer> nodes = IntStream.of(4, 9, 16)
                .mapToObj(size -> new Links(SudokuCover.of(size).cover()).nodes())
                .toList();
        boolean both = nodes.get(2) > nodes.get(1);
        return Finding.of(
                Verdict.of(!both),
                "both grow: %,d, %,d and %,d nodes for sides 4, 9 and 16, where boards have %d, %d and %d cells",
                nodes.get(0),
                nodes.get(1),
                nodes.get(2),
                16,
                81,
                256);
    }

    private static Finding heap(Evidence e) {
        ItemChoice heap = links -> {
            PriorityQueue<Integer> heads =
                    new PriorityQueue<>(Comparator.comparingInt(links::size).thenComparingInt(head -> head));
            for (int head = links.right(Links.ROOT); head != Links.ROOT; head = links.right(head)) {
                heads.add(head);
            }
            return heads.remove();
        };
        Grid puzzle = Evidence.puzzle("inkala-2012");
        long scan = e.nodes("dlx", "inkala-2012");
        long heaped = new DancingLinksSolver("heap", heap).solve(puzzle).nodes();
        return Finding.of(
                Verdict.of(heaped <= 0.6 * scan),
                "Inkala 2012: %,d nodes by scan, %,d by heap: the same choice",
                scan,
                heaped);
    }

    private static Finding fewerBranches(Evidence e) {
        double row = e.meanNodes("bitmask", e.hard());
        double cell = e.meanNodes("mrv", e.hard());
        double links = e.meanNodes("dlx", e.hard());
        double saved = 100 * (1 - links / cell);
        return Finding.of(
                saved >= 60 && saved <= 80 ? Verdict.TRUE : Verdict.IMPRECISE,
                "%.1f %% fewer nodes than the tightest cell, %.2f %% fewer than row order",
                saved,
                100 * (1 - links / row));
    }

    private static Finding severalSolutions(Evidence e) {
        Solver links = new DancingLinksSolver();
        SearchResult all = links.solve(Evidence.puzzle("demo-160"), SearchLimit.none());
        SearchResult same = new BitmaskBacktracking().solve(Evidence.puzzle("demo-160"), SearchLimit.none());
        SearchResult none = links.solve(Evidence.puzzle("norvig-impossible"), SearchLimit.none());
        return Finding.of(
                Verdict.of(all.nodes() < same.nodes() && none.solutions() == 0),
                "%d solutions in %,d nodes, in row order %,d; none at all proved in %,d",
                all.solutions(),
                all.nodes(),
                same.nodes(),
                none.nodes());
    }
}
