package sudoku.kernel.debug;

import java.util.Map;

/**
 * How some values look, told by somebody who knows more about them than this kernel does. Found by
 * {@link java.util.ServiceLoader}.
 */
public interface RichView {
    /**
     * A value in several forms by their MIME types, {@code text/plain} among them; {@code null} for other values.
     *
     * @param before what an array held when the program was given it, {@code null} if nobody knows
     * @param beside the variables of the call that it is seen in, by their names
     */
    Map<String, Object> of(Object value, int[] before, Map<String, Object> beside);
}
