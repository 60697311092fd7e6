package sudoku.exercise.answer;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * What became of what a test has handed to an answer.
 *
 * <p><b>Idea.</b> A test hands over copies, whether it knows or not, and keeps the originals to itself: so no answer
 * can rewrite what is expected of it. A test that is about a change, such as links that are to be covered, or a board
 * that is to be left alone, says so and reads the copy:
 * <pre>
 * answer.cover(links, 3);
 * int[][] covered = Lent.back(answer, links);
 * </pre>
 */
public final class Lent {
    /** Behind an answer that a test sees. */
    public interface Keeper {
        Lent lent();
    }

    private String method = "";
    private Object[] originals = {};
    private Object[] copies = {};

    /** At the end of a call: what was handed over, and what became of each copy; null where nothing can be written. */
    public void remember(Method called, Object[] handedOver, Object[] afterwards) {
        method = called.getName();
        originals = handedOver;
        copies = afterwards;
    }

    /** The call has failed: nothing came back. */
    public void forget() {
        originals = new Object[0];
    }

    /**
     * The copy that the last call of this answer was given of this very object, as it was when the call was over.
     *
     * @throws CallFailed if there is a null in it now
     * @throws IllegalArgumentException if that call was not given this object
     */
    @SuppressWarnings("unchecked")
    public static <T> T back(Object answer, T original) {
        if (!Proxy.isProxyClass(answer.getClass()) || !(Proxy.getInvocationHandler(answer) instanceof Keeper keeper)) {
            throw new IllegalArgumentException("Only an answer that a test or a Try was given "
                    + "has been lent something.");
        }
        return (T) keeper.lent().of(original);
    }

    private Object of(Object original) {
        for (int i = 0; i < originals.length; i++) {
            if (originals[i] == original && copies[i] != null) {
                return PlainData.withoutNull(copies[i], "Your method " + method + " left");
            }
        }
        throw new IllegalArgumentException("The last call was not lent this array or list, or gave no answer.");
    }
}
