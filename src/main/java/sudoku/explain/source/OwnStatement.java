package sudoku.explain.source;

import java.util.List;

/**
 * A statement that a recorder is told of.
 *
 * @param number its own, in the order of the source
 * @param line where it begins
 * @param method the name of the method it is in
 * @param names the variables that can be read there
 * @param isAlone whether its line begins no other statement, and is reached as often as the statement is
 */
public record OwnStatement(int number, int line, String method, List<String> names, boolean isAlone) {}
