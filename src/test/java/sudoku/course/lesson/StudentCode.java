package sudoku.course.lesson;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import jdk.jshell.Snippet;
import sudoku.course.edition.WrittenCell;
import sudoku.ipynb.Notebook;

/** All code that a student reads in a lesson: cells with their stubs and with their answers, hints and ways. */
final class StudentCode {
    private static final Pattern FENCED = Pattern.compile("(?s)```(?:java)?\\n(.*?)```");
    private static final Pattern IN_PROSE = Pattern.compile("`([^`\\n]+)`");

    private final SecondEdition lesson;
    private final List<ParsedJava> parsed = new ArrayList<>();
    private final List<String> unread = new ArrayList<>();

    private StudentCode(SecondEdition lesson) {
        this.lesson = lesson;
    }

    /** What is written in a form that STYLE rules out, each in a sentence. */
    static List<String> faults(SecondEdition lesson, Snippets snippets) {
        StudentCode code = new StudentCode(lesson);
        lesson.notebook().cells().forEach(cell -> code.read(cell, snippets));
        Set<String> methods = new TreeSet<>();
        code.parsed.forEach(java -> methods.addAll(StudentCodeRules.methods(java.unit)));
        Set<String> faults = new TreeSet<>(code.unread);
        code.parsed.forEach(java -> faults.addAll(StudentCodeRules.faults(java, methods, lesson.name())));
        return faults.stream().map(fault -> lesson.name() + ": " + fault).toList();
    }

    private void read(ObjectNode cell, Snippets snippets) {
        String source = Notebook.source(cell);
        if (SecondEdition.isCode(cell) && !SecondEdition.isForTheBuild(cell) && !source.startsWith("%")) {
            List<String> versions = List.of(source);
            if (WrittenCell.isOne(cell)) {
                WrittenCell written = new WrittenCell(source, lesson.name());
                versions = List.of(written.stub(), written.answered());
            }
            versions.forEach(version -> add(version, snippets));
        } else if (SecondEdition.is(cell, "hint") || SecondEdition.is(cell, "way")) {
            FENCED.matcher(source).results().forEach(found -> add(found.group(1), snippets));
            IN_PROSE.matcher(FENCED.matcher(source).replaceAll(""))
                    .results()
                    .map(found -> new ParsedJava("class Cell {" + block(found.group(1)) + "}"))
                    .filter(java -> java.errors.isEmpty())
                    .forEach(parsed::add);
        }
    }

    private void add(String code, Snippets snippets) {
        ParsedJava java = wrapped(code, snippets);
        java.errors.forEach(error -> unread.add("code that can't be read, " + error + ": " + code));
        parsed.add(java);
    }

    /** Methods and types as members of a class, each statement in a block of its own. */
    static ParsedJava wrapped(String code, Snippets snippets) {
        StringBuilder members = new StringBuilder("class Cell {\n");
        for (Snippets.Part part : snippets.whole(code)) {
            boolean isStatement = !part.isMember() && !part.source().startsWith("static ");
            if (part.kind() != Snippet.Kind.IMPORT) {
                members.append(isStatement ? block(part.source()) : part.source())
                        .append('\n');
            }
        }
        return new ParsedJava(members + "}");
    }

    /** JShell takes an expression for a statement; here it is the value of something. */
    private static String block(String code) {
        String block = "{ " + code + "\n}";
        if (code.stripTrailing().matches("(?s).*[;}]") || code.startsWith("//")) {
            return block;
        }
        String statement = "{ " + code + ";\n}";
        return new ParsedJava("class Cell {" + statement + "}").errors.isEmpty()
                ? statement
                : "{ Object value = " + code + ";\n}";
    }
}
