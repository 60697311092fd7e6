package sudoku.solve;

import java.util.Arrays;
import sudoku.grid.Digits;

/**
 * Arc consistency, by the algorithm AC-3: every value left to a variable has a partner at each neighbor.
 *
 * <p><b>Idea.</b> An arc is a variable together with one of its neighbors.
 * <pre>
 * put all arcs into a queue
 * take an arc out: strike the variable's values that the neighbor allows no partner for
 *     something struck: put back all arcs that lead to this variable
 *     nothing left: there is no solution
 * until the queue is empty
 * </pre>
 *
 * <p><b>Representation.</b> Domains are sets of bits, in an array the caller owns. The queue is a
 * ring of arc numbers in which no arc occurs twice. Sudoku has 81 × 20 = 1,620 arcs.
 *
 * <p><b>Cost.</b> For {@code a} arcs and {@code d} values at most {@code a d} revisions of
 * {@code d²} questions; far fewer where the first value asked is mostly a partner.
 *
 * <p><b>Alternatives.</b> For "must differ" a value has no partner only when the neighbor has one
 * value, the same: all this finds naked singles, and {@link NakedSingles} find them with less work.
 * AC-4 and later ones remember partners.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
public final class Arcs {
    /** Hears of each value struck, and of the neighbor that has no partner for it. */
    @FunctionalInterface
    public interface Watcher {
        /** Nobody watches. */
        Watcher NONE = (variable, value, neighbor) -> {};

        void struck(int variable, int value, int neighbor);
    }

    private final BinaryProblem problem;
    private final int[] from;
    private final int[] to;
    /** For each variable, the arcs that lead to it. */
    private final int[][] arcsTo;

    public Arcs(BinaryProblem problem) {
        this.problem = problem;
        int[][] neighbors = new int[problem.variables()][];
        Arrays.setAll(neighbors, problem::neighbors);
        int count = Arrays.stream(neighbors).mapToInt(all -> all.length).sum();
        this.from = new int[count];
        this.to = new int[count];
        this.arcsTo = new int[neighbors.length][];
        Arrays.setAll(arcsTo, variable -> new int[neighbors[variable].length]);
        int[] filled = new int[neighbors.length];
        int arc = 0;
        for (int variable = 0; variable < neighbors.length; variable++) {
            for (int neighbor : neighbors[variable]) {
                from[arc] = variable;
                to[arc] = neighbor;
                arcsTo[neighbor][filled[neighbor]++] = arc++;
            }
        }
    }

    /** How many arcs there are, each pair of neighbors counted both ways. */
    public int count() {
        return from.length;
    }

    /** The domains as the problem states them. */
    public int[] domains() {
        int[] domains = new int[problem.variables()];
        Arrays.setAll(domains, problem::domain);
        return domains;
    }

    /** Makes all domains consistent; false when one of them has nothing left. */
    public boolean makeConsistent(int[] domains, Watcher watcher) {
        Queue queue = new Queue(count());
        for (int arc = 0; arc < count(); arc++) {
            queue.add(arc);
        }
        return run(queue, domains, watcher);
    }

    /** The same after a change to one variable, when all was consistent before it. */
    public boolean makeConsistentAfter(int changed, int[] domains, Watcher watcher) {
        Queue queue = new Queue(count());
        for (int arc : arcsTo[changed]) {
            queue.add(arc);
        }
        return run(queue, domains, watcher);
    }

    private boolean run(Queue queue, int[] domains, Watcher watcher) {
        while (!queue.isEmpty()) {
            int arc = queue.remove();
            if (!revise(arc, domains, watcher)) {
                continue;
            }
            if (domains[from[arc]] == Digits.NONE) {
                return false;
            }
            for (int leading : arcsTo[from[arc]]) {
                if (from[leading] != to[arc]) {
                    queue.add(leading);
                }
            }
        }
        return true;
    }

    /** Strikes the values without a partner and tells whether there were any. */
    private boolean revise(int arc, int[] domains, Watcher watcher) {
        int variable = from[arc];
        int neighbor = to[arc];
        int before = domains[variable];
        for (int left = before; left != Digits.NONE; left = Digits.rest(left)) {
            int value = Digits.first(left);
            if (!hasPartner(variable, value, neighbor, domains[neighbor])) {
                domains[variable] = Digits.remove(domains[variable], value);
                watcher.struck(variable, value, neighbor);
            }
        }
        return domains[variable] != before;
    }

    private boolean hasPartner(int variable, int value, int neighbor, int neighborValues) {
        for (int left = neighborValues; left != Digits.NONE; left = Digits.rest(left)) {
            if (problem.allows(variable, value, neighbor, Digits.first(left))) {
                return true;
            }
        }
        return false;
    }

    /** First in, first out, each arc at most once, so a ring of their number is always large enough. */
    private static final class Queue {
        private final int[] ring;
        private final boolean[] waiting;
        private int head;
        private int length;

        Queue(int arcs) {
            ring = new int[arcs];
            waiting = new boolean[arcs];
        }

        boolean isEmpty() {
            return length == 0;
        }

        void add(int arc) {
            if (!waiting[arc]) {
                waiting[arc] = true;
                ring[(head + length++) % ring.length] = arc;
            }
        }

        int remove() {
            int arc = ring[head];
            head = (head + 1) % ring.length;
            length--;
            waiting[arc] = false;
            return arc;
        }
    }
}
