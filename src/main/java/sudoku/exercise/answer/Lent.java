package sudoku.exercise.answer;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import sudoku.judge.CallFailed;

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
    /** What is lent for an answer that a test sees. */
    public interface Keeper {
        Lent lent();
    }

    private Method method;
    private Object[] given = {};
    private Object[] copies = {};

    /** A call begins, with what is handed over; if it fails, nothing comes back. */
    public void begin(Method called, Object[] handedOver) {
        method = called;
        given = handedOver;
        copies = new Object[handedOver.length];
    }

    /** It has ended: what became of each copy; null where nothing can be written. */
    public void end(Object[] afterwards) {
        copies = afterwards;
    }

    /** Nothing was asked so far. */
    public void forget() {
        begin(null, new Object[0]);
    }

    /** The method that was called last, if any was. */
    public Optional<Method> method() {
        return Optional.ofNullable(method);
    }

    /** What was handed over in the last call: the originals. */
    public Object[] given() {
        return given.clone();
    }

    /** That of an answer which a test or a {@code Try} was given; other objects have none. */
    public static Optional<Lent> behind(Object answer) {
        return answer != null
                        && Proxy.isProxyClass(answer.getClass())
                        && Proxy.getInvocationHandler(answer) instanceof Keeper keeper
                ? Optional.of(keeper.lent())
                : Optional.empty();
    }

    /**
     * The copy that the last call of this answer was given of this very object, as it was when the call was over.
     *
     * @throws CallFailed if there is a null in it now
     * @throws IllegalArgumentException if that call was not given this object
     */
    @SuppressWarnings("unchecked")
    public static <T> T back(Object answer, T original) {
        return (T) behind(answer)
                .orElseThrow(() -> new IllegalArgumentException(
                        "Lent.back needs the answer that a test or a Try was given, not another object."))
                .of(original);
    }

    private Object of(Object original) {
        for (int i = 0; i < given.length; i++) {
            if (given[i] == original && copies[i] != null) {
                return PlainData.withoutNull(copies[i], PlainData.who(method) + " left");
            }
        }
        throw new IllegalArgumentException("The last call was not given this array or list, or it gave no answer.");
    }
}
