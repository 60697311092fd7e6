package sudoku.course.jshell;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudoku.course.edition.LessonEdition;
import sudoku.course.edition.WrittenCell;
import sudoku.ipynb.Notebook;

/**
 * A lesson for the plain {@code jshell} tool, without Jupyter or Python: scripts to be opened one after the other.
 *
 * <p><b>Idea.</b> A script is a section of the lesson, or as much of it as comes before the reader has to write
 * something. It prints the prose and the code, runs the code, and ends by naming what to open next. The room for an
 * answer is a method that {@code /edit} opens; the script that tries it is a file of its own, to be opened as often as
 * it takes. So are hints, one way to write it, and what came out: nobody reads them by accident. A script that asks for
 * a prediction ends there, before the number is shown, and declares the {@code predict} that takes it.
 *
 * <p><b>Representation.</b> Text by file name, in the order of the lesson.
 *
 * <p><b>Alternatives.</b> One script for all: it would scroll away before anyone has read a line.
 */
public final class JShellEdition {
    public static final String FIRST = "1.jsh";
    private static final String CODE_MARGIN = "  │ ";
    private static final int RULER = 60;
    private static final Pattern PREDICTION =
            Pattern.compile("Predict\\.that\\((\"[^\"]*\"),\\s*\"\\?\".*", Pattern.DOTALL);

    /** A script as far as it is written, and what it says at its end of what can be opened next. */
    private static final class Script {
        private final StringBuilder text = new StringBuilder();
        private final List<String> closing = new ArrayList<>();
        private boolean isFresh = true;
        private WrittenCell written;
        private boolean tried;
        private boolean asks;
    }

    private final String lesson;
    private final ShellStatements shell;
    private final List<Script> scripts = new ArrayList<>();
    private final Map<String, String> besides = new LinkedHashMap<>();

    private JShellEdition(String lesson, ShellStatements shell) {
        this.lesson = lesson;
        this.shell = shell;
    }

    /** The scripts by their names; {@code classPath} leads from where they will lie to the course's jar. */
    public static Map<String, String> of(String lesson, Notebook source, String classPath) {
        try (ShellStatements shell = new ShellStatements()) {
            JShellEdition edition = new JShellEdition(lesson, shell);
            edition.begin();
            edition.last()
                    .text
                    .append("/env -class-path ")
                    .append(classPath.contains(" ") ? '"' + classPath + '"' : classPath)
                    .append('\n');
            source.cells().forEach(edition::cell);
            return edition.finished();
        }
    }

    private void begin() {
        scripts.add(new Script());
        last().text
                .append("// ")
                .append(lesson)
                .append(", part ")
                .append(scripts.size())
                .append('\n');
    }

    private Script last() {
        return scripts.get(scripts.size() - 1);
    }

    private void cell(ObjectNode cell) {
        String source = Notebook.source(cell);
        if (Notebook.isNotes(cell) || has(cell, "proof") || has(cell, "timed")) {
            return;
        }
        if (has(cell, "hint")) {
            beside("hint", "A hint:", TerminalProse.of(source));
        } else if (has(cell, "way")) {
            String answer = last().written == null ? "" : margin(last().written.answered()) + "\n\n";
            beside("way", "One way to write it, and why:", answer + TerminalProse.of(source));
        } else if (has(cell, "verdict")) {
            beside("out", "What came out, in words:", TerminalProse.of(source));
        } else {
            if (last().asks || last().written != null && (last().tried || WrittenCell.isOne(cell))) {
                begin();
            }
            inOrder(cell, source);
        }
    }

    private static boolean has(ObjectNode cell, String tag) {
        return Notebook.hasTag(cell, tag);
    }

    /** What is only read by those who ask for it. */
    private void beside(String kind, String what, String text) {
        String name = fileName(kind);
        for (int more = 2; besides.containsKey(name); more++) {
            name = fileName(kind + more);
        }
        besides.put(name, printed(text));
        last().closing.add(what + "  /open " + name);
    }

    private String fileName(String kind) {
        return scripts.size() + "-" + kind + ".jsh";
    }

    private void inOrder(ObjectNode cell, String source) {
        if (!cell.path("cell_type").asText().equals("code")) {
            prose(source);
        } else if (WrittenCell.isOne(cell)) {
            write(source, has(cell, "change") ? "Change it:  " : "Write it:  ");
        } else if (has(cell, "try") && last().written != null) {
            last().tried = true;
            besides.put(fileName("try"), script(source));
            last().closing.add("Try it, as often as you like:  /open " + fileName("try"));
            code(source, false);
        } else {
            code(source, !has(cell, "hide-input"));
        }
    }

    /** A heading of the second level begins a script, but for the one that has only begun. */
    private void prose(String markdown) {
        for (String section : markdown.split("(?m)(?=^## )")) {
            if (section.startsWith("## ") && !last().isFresh) {
                begin();
            }
            if (!section.isBlank()) {
                last().text.append(printed(TerminalProse.of(section)));
                last().isFresh = false;
            }
        }
    }

    private void write(String source, String what) {
        Script script = last();
        script.written = new WrittenCell(source, lesson);
        String stub = script.written.stub();
        code(stub, true);
        List<String> names = shell.names(stub);
        script.closing.add(
                names.isEmpty()
                        ? "Write it here, below: what is asked for is in the comment above."
                        : what + names.stream().map(name -> "/edit " + name).collect(Collectors.joining("  and  "))
                                + "  (or type it anew)");
    }

    private void code(String source, boolean isShown) {
        String code = LessonEdition.withoutGuesses(ShellStatements.withoutMagics(source));
        if (!code.isEmpty()) {
            last().text
                    .append(isShown ? printed(margin(code)) : "System.out.println();\n")
                    .append(script(code));
        }
    }

    private String script(String code) {
        return shell.of(code).stream().map(this::statement).collect(Collectors.joining());
    }

    /** In a script nobody can type over a question mark. */
    private String statement(String statement) {
        Matcher prediction = PREDICTION.matcher(statement);
        if (!prediction.matches()) {
            return statement + "\n";
        }
        if (!last().asks) {
            last().closing
                    .add("Your prediction:  predict(\"500\")  or, with a reason,  predict(\"500\", \"because "
                            + "…\")");
        }
        last().asks = true;
        String keep = "Predict.that(" + prediction.group(1) + ", number";
        return "void predict(String number) { " + keep + "); }\nvoid predict(String number, String because) { " + keep
                + ", because); }\n";
    }

    private static String margin(String code) {
        return code.lines().map(line -> (CODE_MARGIN + line).stripTrailing()).collect(Collectors.joining("\n"));
    }

    /** An empty line above keeps it apart from what was printed before. */
    private static String printed(String text) {
        String escaped = text.replace("\\", "\\\\").replace("\"\"\"", "\\\"\"\"");
        return "System.out.println(\"\"\"\n\n" + escaped.replaceFirst("\"$", "\\\\\"") + "\"\"\");\n";
    }

    private Map<String, String> finished() {
        Map<String, String> files = new LinkedHashMap<>();
        for (int i = 0; i < scripts.size(); i++) {
            List<String> closing = scripts.get(i).closing;
            closing.add(
                    i + 1 < scripts.size()
                            ? "Go on:  /open " + (i + 2) + ".jsh"
                            : "That was " + lesson + ". Leave with  /exit");
            files.put(
                    (i + 1) + ".jsh",
                    scripts.get(i).text + printed("─".repeat(RULER) + "\n" + String.join("\n", closing)));
        }
        files.putAll(besides);
        return files;
    }
}
