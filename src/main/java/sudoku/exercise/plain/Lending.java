package sudoku.exercise.plain;

import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The callbacks of one call in the hands of an answer.
 *
 * <p>Any thread of the answer may call back, one at a time, until the call is over. When the test has had enough, each
 * call back ends with an error; one that is later than that is told so.
 */
public final class Lending {
    /** Thrown through the answer when the test has had enough; not for catching. */
    private static final class Enough extends Error {
        private static final long serialVersionUID = 1L;

        Enough() {
            super("The test has seen enough and ended this call.", null, false, false);
        }
    }

    private boolean over;
    private boolean enough;

    /** A callback that hands each text on in this way, which says whether another one is wanted. */
    public Consumer<String> consumer(Predicate<String> way) {
        return text -> hand(text, way);
    }

    private synchronized void hand(String text, Predicate<String> way) {
        if (over) {
            throw new IllegalStateException("The call this callback belongs to is over.");
        }
        if (enough) {
            throw new Enough();
        }
        if (text != null && text.length() > Shape.MOST_BYTES / 2) {
            throw new IllegalArgumentException("This text is longer than any answer may be.");
        }
        enough = !way.test(text);
        if (enough) {
            throw new Enough();
        }
    }

    /** The call is over; one that is calling back may come to an end first. */
    public synchronized void end() {
        over = true;
    }
}
