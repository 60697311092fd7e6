package sudoku.peers;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What a race is about: how many solutions of each puzzle are wanted. */
public enum RaceQuestion {
    /** A solution, whichever. */
    FIRST,
    /** Whether there is one and no second. */
    UNIQUE,
    /** As many as there are, up to a cap. */
    ALL;

    /** As on the command line. */
    public static List<String> keys() {
        return Arrays.stream(values()).map(RaceQuestion::toString).toList();
    }

    /** How many solutions of a puzzle are wanted, if there are so many. */
    public long limit(long cap) {
        return switch (this) {
            case FIRST -> 1;
            case UNIQUE -> 2;
            case ALL -> cap;
        };
    }

    /** In small letters, as on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
