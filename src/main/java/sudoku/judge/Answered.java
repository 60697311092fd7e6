package sudoku.judge;

import java.util.List;
import java.util.Optional;
import sudoku.picture.Picture;

/**
 * What a piece has answered, and what it has left of what it was lent.
 *
 * @param before what was lent, in the order in which it was, arrays as lists
 * @param after the same when the answer came
 */
public record Answered<A>(A says, List<Object> before, List<Object> after) {
    /** What was lent first, as it was left. */
    public List<Integer> left() {
        return left(0);
    }

    /** One of several arrays of numbers that were lent, as it was left. */
    @SuppressWarnings("unchecked")
    public List<Integer> left(int which) {
        return (List<Integer>) after.get(which);
    }

    /** An array of arrays that was lent, as it was left. */
    @SuppressWarnings("unchecked")
    public List<List<Integer>> leftTable(int which) {
        return (List<List<Integer>>) after.get(which);
    }

    /** Nothing, if all that was lent is as it was, or else this. */
    public Optional<Fault> leftAloneOr(String complaint, Picture picture) {
        return before.equals(after) ? Optional.empty() : Fault.found(complaint, picture);
    }
}
