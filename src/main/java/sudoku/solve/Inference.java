package sudoku.solve;

/**
 * A rule of thought: from the candidates that are left it settles cells or rules digits out.
 *
 * <p><b>Idea.</b> A rule never tries anything. What it concludes holds in every solution, so nothing
 * it does has to be taken back while the digits it started from stand.
 *
 * <p><b>Representation.</b> {@link #apply} looks over the whole board once and tells
 * {@link Candidates} what it found. {@link Propagation} calls its rules again and again until none
 * of them finds anything: the fixpoint, which is the same whatever the order.
 *
 * <p><b>Cost.</b> A pass over the board a call, and as many calls as it takes until nothing moves.
 *
 * <p><b>Alternatives.</b> Rules that follow each elimination to its consequences do less work and are harder to read;
 * {@link Arcs} keep such a queue.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
public interface Inference {
    /** What people call the rule, as in {@code naked single}. */
    String name();

    /** Concludes what it can from the candidates as they are. */
    void apply(Candidates candidates);
}
