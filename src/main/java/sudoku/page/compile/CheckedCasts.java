package sudoku.page.compile;

import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;

/** A cast that fails as in Java. A script's own does not look at what it is given. */
public final class CheckedCasts {
    private CheckedCasts() {}

    /**
     * A type as one whose text is compiled.
     *
     * @throws ClassCastException if it is one of the library's
     */
    public static SourceTypeBinding source(ReferenceBinding type) {
        if (type instanceof SourceTypeBinding source) {
            return source;
        }
        throw new ClassCastException();
    }
}
