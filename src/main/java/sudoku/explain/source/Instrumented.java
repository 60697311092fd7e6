package sudoku.explain.source;

import java.util.Collections;
import java.util.List;

/**
 * A student's source with a recorder in it: each statement tells that it is reached, with the variables that can be
 * read there; each call tells that it begins, what it returns, and that it ends.
 *
 * <p>Lines keep their numbers. In a {@code switch} expression nothing is told, nor are the values of a lambda's outer
 * variables.
 */
public final class Instrumented {
    private final OwnSource source;
    private final Insertions insertions = new Insertions();
    private final String beginning;
    private final List<OwnStatement> statements;
    private final List<Method> methods;

    private Instrumented(OwnSource source) {
        this.source = source;
        Members members = new Members(source, insertions);
        members.makeStatic();
        beginning = members.beginning();
        StatementWalk walk = new StatementWalk(source, members, insertions);
        statements = Collections.unmodifiableList(walk.statements());
        methods = Collections.unmodifiableList(walk.methods());
    }

    public static Instrumented of(OwnSource source) {
        return new Instrumented(source);
    }

    /** What stands between the braces of a class that has a static {@code Recorder} called {@code r$}. */
    public String members() {
        String all = insertions.in(source.text());
        return all.substring(source.head(), all.length() - 1);
    }

    /** Statements that give her variables the values that they begin with. */
    public String beginning() {
        return beginning;
    }

    /** By their numbers. */
    public List<OwnStatement> statements() {
        return statements;
    }

    /** By their numbers. */
    public List<Method> methods() {
        return methods;
    }
}
