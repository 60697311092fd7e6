package sudoku.grading.alike;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.Writer;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * A program as rows of tokens, a row for each method: kinds of statements and expressions, without names, literals,
 * types, comments, braces and layout.
 *
 * @param rows one for each method, and one for what is outside of methods
 */
record ProgramTokens(List<List<Token>> rows) {
    /**
     * A piece of the source.
     *
     * @param line where it begins, from 0
     */
    record Token(int kind, int line) {}

    private record Parsed(ProgramTokens tokens, int errors) {}

    private static final Pattern IMPORT = Pattern.compile("(?m)^[ \\t]*import[ \\t][^;\\n]*;");
    /** How many lines are before the source in what a compiler reads. */
    private static final int LINES_BEFORE = 1;

    private static final int LITERAL = -1;
    private static final int END = -2;

    /**
     * Reads a program, which is never run: as members of a class, or as statements of a method. One that nobody can
     * read has no tokens.
     */
    static ProgramTokens of(String source) {
        String code = IMPORT.matcher(source)
                .replaceAll(match -> " ".repeat(match.group().length()));
        try {
            Parsed members = parsed("class A {\n", code, "\n}");
            if (members.errors == 0) {
                return members.tokens;
            }
            Parsed statements = parsed("class A { void m() {\n", code, "\n}}");
            return statements.errors < members.errors ? statements.tokens : members.tokens;
        } catch (StackOverflowError | IllegalStateException nestedTooDeeply) {
            return new ProgramTokens(List.of());
        }
    }

    private static Parsed parsed(String before, String code, String after) {
        DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(
                        Writer.nullWriter(),
                        null,
                        errors,
                        List.of("-proc:none"),
                        null,
                        List.of(new SimpleJavaFileObject(URI.create("string:///A.java"), JavaFileObject.Kind.SOURCE) {
                            @Override
                            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                                return before + code + after;
                            }
                        }));
        try {
            Scanner scanner = new Scanner(Trees.instance(task).getSourcePositions(), before.length(), code.length());
            for (CompilationUnitTree unit : task.parse()) {
                scanner.unit = unit;
                scanner.scan(unit, null);
            }
            return new Parsed(
                    new ProgramTokens(scanner.rows), errors.getDiagnostics().size());
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Writes a token for each tree that is met, and one where a statement with a body ends. */
    private static final class Scanner extends TreeScanner<Void, Void> {
        private final SourcePositions positions;
        private final int shift;
        private final int length;
        private final List<List<Token>> rows = new ArrayList<>(List.of(new ArrayList<>()));
        private List<Token> row = rows.get(0);
        private CompilationUnitTree unit;

        Scanner(SourcePositions positions, int shift, int length) {
            this.positions = positions;
            this.shift = shift;
            this.length = length;
        }

        @Override
        public Void scan(Tree tree, Void nothing) {
            if (tree == null || tree instanceof ModifiersTree || tree instanceof AnnotationTree) {
                return null;
            }
            boolean counts = !(tree instanceof BlockTree
                    || tree instanceof ParenthesizedTree
                    || tree instanceof ExpressionStatementTree
                    || tree instanceof CompilationUnitTree
                    || tree instanceof MethodTree);
            if (counts) {
                add(kind(tree), tree);
            }
            super.scan(tree, nothing);
            if (counts && hasBody(tree)) {
                add(END, tree);
            }
            return null;
        }

        private static boolean hasBody(Tree tree) {
            return switch (tree.getKind()) {
                case IF, FOR_LOOP, ENHANCED_FOR_LOOP, WHILE_LOOP, DO_WHILE_LOOP, SWITCH, TRY, LAMBDA_EXPRESSION -> true;
                default -> false;
            };
        }

        private static int kind(Tree tree) {
            return tree instanceof LiteralTree
                    ? LITERAL
                    : switch (tree.getKind()) {
                        case PREFIX_INCREMENT -> Tree.Kind.POSTFIX_INCREMENT.ordinal();
                        case PREFIX_DECREMENT -> Tree.Kind.POSTFIX_DECREMENT.ordinal();
                        default -> tree.getKind().ordinal();
                    };
        }

        private void add(int kind, Tree tree) {
            int place = (int) positions.getStartPosition(unit, tree) - shift;
            if (place >= 0 && place < length) {
                row.add(new Token(kind, (int) unit.getLineMap().getLineNumber(place + shift) - 1 - LINES_BEFORE));
            }
        }

        /** Methods are compared each by itself, so that their order does not count. */
        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            List<Token> outside = row;
            row = new ArrayList<>();
            rows.add(row);
            scan(method.getParameters(), nothing);
            scan(method.getBody(), nothing);
            row = outside;
            return null;
        }

        /** A variable is one, whatever its type. */
        @Override
        public Void visitVariable(VariableTree variable, Void nothing) {
            return scan(variable.getInitializer(), nothing);
        }
    }
}
