package sudoku.cover;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Queens that do not attack each other, as an exact cover.
 *
 * <p>Each row and each column gets a queen: primary items. A diagonal gets one at most: secondary
 * items. An option is a queen on a square.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
public final class Queens {
    private Queens() {}

    /** As many queens as the board has squares a side. */
    public static ExactCover cover(int side) {
        ExactCover.Builder builder = ExactCover.items(
                        Stream.concat(names("row", side), names("column", side)).toArray(String[]::new))
                .secondary(Stream.concat(names("rising", 2 * side - 1), names("falling", 2 * side - 1))
                        .toArray(String[]::new));
        for (int row = 1; row <= side; row++) {
            for (int column = 1; column <= side; column++) {
                builder.option(
                        "r" + row + "c" + column,
                        "row " + row,
                        "column " + column,
                        "rising " + (row + column - 1),
                        "falling " + (column - row + side));
            }
        }
        return builder.build();
    }

    private static Stream<String> names(String kind, int count) {
        return IntStream.rangeClosed(1, count).mapToObj(number -> kind + " " + number);
    }
}
