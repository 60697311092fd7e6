package sudoku.course;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sudoku.course.lesson.ParsedJava;

/**
 * Every sentence that the program says, read off its sources, with the place where it is written and the reader whom it
 * is for.
 *
 * <p><b>Representation.</b> What a variable puts into a sentence is three dots. The words of options and commands are
 * in annotations; {@code --help} shows them, and they are not among these.
 */
final class Messages {
    private static final Path MAIN = Path.of("src", "main", "java", "sudoku");
    private static final Pattern SAID = Pattern.compile("(?s)\\p{Lu}.*\\s.*\\s.*[.:?!…]\\s*");
    private static final Pattern SENTENCE_ENDS = Pattern.compile("[.?!](?=\\s+\\p{Lu}|\\s*$)");
    /** By room, the first that fits: who reads what it says. */
    private static final Map<String, String> READERS = new LinkedHashMap<>();

    static {
        READERS.put("grading/", "an assistant who grades");
        READERS.put("course/jupyter/hub/", "who runs a server");
        READERS.put("course/slides/", "a lecturer");
        READERS.put("course/edition/", "a lecturer");
        READERS.put("course/site/", "a lecturer");
        READERS.put("course/", "somebody at a terminal");
        READERS.put("peers/", "somebody at a terminal");
        READERS.put("measure/", "somebody at a terminal");
        READERS.put("puzzles/", "somebody at a terminal");
        READERS.put("kernel/", "a student in a cell");
        READERS.put("piece/", "a student at a piece");
        READERS.put("judge/", "a student at a piece");
        READERS.put("exercise/", "a student in an exercise");
        READERS.put("explain/", "a student asked about her program");
        READERS.put("page/", "a student in a page");
        READERS.put("", "a student in a cell");
    }

    /** A message and where it is. */
    record Message(String reader, String place, String text) {
        long sentences() {
            return SENTENCE_ENDS.matcher(text).results().count();
        }
    }

    private Messages() {}

    static List<Message> all() throws IOException {
        List<Message> all = new ArrayList<>();
        try (Stream<Path> files = Files.walk(MAIN)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                ParsedJava parsed = new ParsedJava(Files.readString(file));
                new Reading(MAIN.relativize(file).toString().replace('\\', '/'), parsed, all).scan(parsed.unit, null);
            }
        }
        return all;
    }

    /** Goes through one file; a sentence that is put together is taken as a whole. */
    private static final class Reading extends TreeScanner<Void, Void> {
        private final String file;
        private final ParsedJava parsed;
        private final List<Message> all;

        private Reading(String file, ParsedJava parsed, List<Message> all) {
            this.file = file;
            this.parsed = parsed;
            this.all = all;
        }

        @Override
        public Void visitAnnotation(AnnotationTree annotation, Void none) {
            return null;
        }

        @Override
        public Void visitLiteral(LiteralTree literal, Void none) {
            note(literal);
            return null;
        }

        @Override
        public Void visitBinary(BinaryTree sum, Void none) {
            if (sum.getKind() == Tree.Kind.PLUS && !text(sum).equals("…")) {
                note(sum);
                return null;
            }
            return super.visitBinary(sum, none);
        }

        private void note(Tree tree) {
            String text =
                    text(tree).replaceAll("…[\\s…]*…", "…").replace("\n", " ").strip();
            if (SAID.matcher(text).matches()) {
                long line =
                        parsed.unit.getLineMap().getLineNumber(parsed.positions.getStartPosition(parsed.unit, tree));
                String reader = READERS.entrySet().stream()
                        .filter(each -> file.startsWith(each.getKey()))
                        .findFirst()
                        .orElseThrow()
                        .getValue();
                all.add(new Message(reader, file + ":" + line, text));
            }
        }

        private static String text(Tree tree) {
            if (tree instanceof LiteralTree literal) {
                return literal.getValue() instanceof String text ? text : "…";
            }
            if (tree instanceof ParenthesizedTree inner) {
                return text(inner.getExpression());
            }
            if (tree instanceof ConditionalExpressionTree choice) {
                return "(" + text(choice.getTrueExpression()) + " | " + text(choice.getFalseExpression()) + ")";
            }
            if (tree instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS) {
                return text(sum.getLeftOperand()) + text(sum.getRightOperand());
            }
            return "…";
        }
    }
}
