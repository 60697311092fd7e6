package sudoku.explain.run;

import java.util.List;
import sudoku.explain.source.Method;

/**
 * One call of one of the student's methods, as it was recorded.
 *
 * @param arguments as they were when it began
 * @param depth how many calls were waiting for it, itself counted
 * @param begin the number of the event that begins it
 * @param end that of the event that ends it
 * @param returned what it returned; empty if it returned nothing, or if that is not told
 */
public record CallFrame(Method method, List<String> arguments, int depth, int begin, int end, String returned) {}
