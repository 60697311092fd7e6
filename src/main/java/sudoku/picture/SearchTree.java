package sudoku.picture;

import java.util.ArrayList;
import java.util.List;
import sudoku.search.Trace;

/**
 * The steps of a search folded into a tree: what was placed while a node stood is its child.
 *
 * <p>Long chains without a branch are shortened to their ends, as nothing is decided between them.
 */
final class SearchTree {
    private static final int LONGEST_CHAIN = 7;
    private static final int KEPT_AT_EACH_END = 2;

    enum Kind {
        ROOT,
        PLACED,
        DEAD_END,
        SOLUTION,
        CHAIN
    }

    /**
     * One node; a dead end has a cell or a digit that fits nowhere, not both; for a {@link Kind#CHAIN} {@code cell} and
     * {@code digit} mean nothing.
     */
    static final class Node {
        final Kind kind;
        final int cell;
        final int digit;
        final List<Node> children = new ArrayList<>();
        /** Taken back later, and no solution was found below. */
        boolean failed;

        boolean leadsToSolution;
        /** How many nodes a chain stands for. */
        int shortened;

        Node(Kind kind, int cell, int digit) {
            this.kind = kind;
            this.cell = cell;
            this.digit = digit;
        }
    }

    final Node root = new Node(Kind.ROOT, -1, 0);
    /** Placed nodes in the tree. */
    final int nodes;
    /** Whether the trace goes on after the last step in the tree. */
    final boolean isCut;

    /** The first nodes of a search; {@code shortened} where chains are kept short. */
    SearchTree(Trace trace, int mostNodes, boolean shortened) {
        List<Node> open = new ArrayList<>(List.of(root));
        int placed = 0;
        boolean stopped = !trace.isComplete();
        for (Trace.Step step : trace.steps()) {
            Node last = open.get(open.size() - 1);
            if (step.kind() == Trace.Kind.PLACED) {
                if (placed == mostNodes) {
                    stopped = true;
                    break;
                }
                placed++;
                Node child = new Node(Kind.PLACED, step.cell(), step.digit());
                last.children.add(child);
                open.add(child);
            } else if (step.kind() == Trace.Kind.UNDONE) {
                last.failed = !last.leadsToSolution;
                open.remove(open.size() - 1);
            } else if (step.kind() == Trace.Kind.DEAD_END || step.kind() == Trace.Kind.NO_PLACE) {
                last.children.add(new Node(Kind.DEAD_END, step.cell(), step.digit()));
            } else if (step.kind() == Trace.Kind.SOLVED) {
                last.children.add(new Node(Kind.SOLUTION, -1, 0));
                open.forEach(node -> node.leadsToSolution = true);
            }
        }
        this.nodes = placed;
        this.isCut = stopped;
        if (shortened) {
            shortenChains(root);
        }
    }

    int deadEnds() {
        return count(root, Kind.DEAD_END);
    }

    int solutions() {
        return count(root, Kind.SOLUTION);
    }

    boolean leavesSomethingStanding() {
        return leavesSomethingStanding(root);
    }

    private static boolean leavesSomethingStanding(Node node) {
        return (node.kind == Kind.PLACED && !node.failed && !node.leadsToSolution)
                || node.children.stream().anyMatch(SearchTree::leavesSomethingStanding);
    }

    /** Whether a node was given up although nothing was tried below it and no dead end was found there. */
    boolean givesUpUntried() {
        return givesUpUntried(root);
    }

    private static boolean givesUpUntried(Node node) {
        return (node.failed && node.children.isEmpty())
                || node.children.stream().anyMatch(SearchTree::givesUpUntried);
    }

    private static int count(Node node, Kind kind) {
        return (node.kind == kind ? 1 : 0)
                + node.children.stream().mapToInt(child -> count(child, kind)).sum();
    }

    private static void shortenChains(Node node) {
        for (Node child : node.children) {
            List<Node> chain = chainFrom(child);
            if (chain.size() > LONGEST_CHAIN) {
                Node above = chain.get(KEPT_AT_EACH_END - 1);
                Node below = chain.get(chain.size() - KEPT_AT_EACH_END);
                Node shortened = new Node(Kind.CHAIN, -1, 0);
                shortened.shortened = chain.size() - 2 * KEPT_AT_EACH_END;
                shortened.failed = above.failed;
                shortened.leadsToSolution = below.leadsToSolution;
                shortened.children.add(below);
                above.children.set(0, shortened);
            }
            shortenChains(chain.get(chain.size() - 1));
        }
    }

    /** The node and those below it, as long as each has one child that was placed. */
    private static List<Node> chainFrom(Node start) {
        List<Node> chain = new ArrayList<>(List.of(start));
        Node node = start;
        while (node.children.size() == 1 && node.children.get(0).kind == Kind.PLACED) {
            node = node.children.get(0);
            chain.add(node);
        }
        return chain;
    }
}
