package sudoku.page.translate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.AllocationExpression;
import org.eclipse.jdt.internal.compiler.ast.CompoundAssignment;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.LambdaExpression;
import org.eclipse.jdt.internal.compiler.ast.MessageSend;
import org.eclipse.jdt.internal.compiler.ast.Reference;
import org.eclipse.jdt.internal.compiler.ast.ReferenceExpression;
import org.eclipse.jdt.internal.compiler.ast.Statement;
import org.eclipse.jdt.internal.compiler.ast.SwitchExpression;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import sudoku.page.script.Conversions;
import sudoku.page.script.FunctionFrame;
import sudoku.page.script.LibraryNames;
import sudoku.page.script.Pool;
import sudoku.page.script.ScriptNames;
import sudoku.page.script.ScriptText;

/**
 * One program on its way into a script: what all its parts need of each other.
 *
 * <p>An expression can hold statements and a statement classes, so the parts go round; each knows the others by what it
 * asks of them.
 */
final class Translation {
    /** Values. */
    interface Expressions {
        /** The value of an expression as it is used where it is. */
        String value(Expression expression);

        /** A part of a text that is put together, as a string of the script. */
        String text(Expression part);
    }

    /** What can be assigned to. */
    interface Places {
        Assignable of(Reference reference, boolean twice);

        String change(CompoundAssignment change);
    }

    /** Calls of methods and constructors. */
    interface Calls {
        String send(MessageSend call);

        String make(AllocationExpression made);

        String make(MethodBinding constructor, List<String> arguments, ASTNode where);

        List<String> arguments(MethodBinding method, Expression[] given, ASTNode where);

        /** A function that says whether an object is of a type. */
        String test(ASTNode where, TypeBinding type);
    }

    /** Lambdas and references to methods. */
    interface FunctionObjects {
        String lambda(LambdaExpression lambda);

        String reference(ReferenceExpression reference);
    }

    /** Statements, and switches, which can be expressions. */
    interface Steps {
        String of(Statement[] statements);

        String of(Statement statement);

        String inner(Statement statement);

        String hooked(Statement statement);

        String declaredAhead(Statement[] statements);

        String choice(SwitchExpression choice);
    }

    /** Classes of the program. */
    interface Types {
        String declaration(TypeDeclaration type);

        String expression(TypeDeclaration type);

        /** What has to be called before a class is used for the first time; empty, where nothing has to. */
        String started(SourceTypeBinding type);
    }

    final Pool pool;
    final ScriptNames names = new ScriptNames();
    final Conversions conversions;
    Expressions expressions;
    Places places;
    Calls calls;
    FunctionObjects functions;
    Steps statements;
    Types classes;
    private final int[] lineEnds;
    private final Deque<FunctionFrame> frames = new ArrayDeque<>();
    private final Deque<SourceTypeBinding> within = new ArrayDeque<>();

    Translation(LibraryNames library, int[] lineEnds) {
        this.lineEnds = lineEnds;
        pool = new Pool(library);
        conversions = new Conversions(pool);
    }

    /** A mark: what follows it comes from the line of this node. */
    String line(ASTNode node) {
        return ScriptText.LINE + String.valueOf(lineOf(node.sourceStart)) + ";";
    }

    int lineOf(int position) {
        int line = 0;
        while (line < lineEnds.length && lineEnds[line] < position) {
            line++;
        }
        return line + 1;
    }

    FunctionFrame frame() {
        return frames.peek();
    }

    SourceTypeBinding inside() {
        return within.peek();
    }

    /** The body of a function with all that it begins with. */
    String function(boolean isMethod, Supplier<String> body) {
        frames.push(new FunctionFrame(within.peek(), isMethod));
        try {
            String text = body.get();
            return frame().head() + text;
        } finally {
            frames.pop();
        }
    }

    String inside(SourceTypeBinding type, Supplier<String> text) {
        within.push(type);
        try {
            return text.get();
        } finally {
            within.pop();
        }
    }

    /** The object around this place that has the members of a type: this one, or one further out. */
    String object(TypeBinding wanted) {
        for (SourceTypeBinding type : within) {
            if (type.isCompatibleWith(wanted.erasure())) {
                return type == within.peek() ? "this" : outer(type);
            }
        }
        return "this";
    }

    private String outer(SourceTypeBinding type) {
        for (FunctionFrame frame : frames) {
            if (frame.isMethodOf(type)) {
                frame.alias(names.outer(type));
                break;
            }
        }
        return names.outer(type);
    }
}
