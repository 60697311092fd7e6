package sudoku.page.script;

import org.eclipse.jdt.internal.compiler.ast.ASTNode;

/** A part of a program that is Java, but that the page cannot run: it says so, and runs nothing. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int start;
    private final int end;

    public RefusedException(ASTNode where, String sentence) {
        super(sentence);
        start = where.sourceStart;
        end = where.sourceEnd;
    }

    public int start() {
        return start;
    }

    public int end() {
        return end;
    }
}
