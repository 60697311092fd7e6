package sudoku.kernel.debug;

import java.util.Map;

/**
 * How some values look, for whoever knows more about them than this kernel does. Found by
 * {@link java.util.ServiceLoader}.
 */
public interface RichView {
    /** A value in several forms by their MIME types, {@code text/plain} among them; {@code null} for other values. */
    Map<String, Object> of(Object value);
}
