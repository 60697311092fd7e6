package sudoku.course.edition;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

/**
 * A cell that the student writes or changes: the author's answer, and the stub that is in its place.
 *
 * <p><b>Idea.</b> A cell tagged {@code write} is a piece to be written; its stub is room for it. One tagged
 * {@code change} is code that works, and one line of it is to be changed to see what that does; its stub is the line as
 * it was.
 *
 * <p><b>Representation.</b> As it is in the source: answers between two marks, and below them lines that begin with
 * {@code // STUB}, the code that takes their place as comments; so the source runs, with the answers in it.
 */
public record WrittenCell(String source, String lesson) {
    private static final String BEGIN = "// BEGIN SOLUTION";
    private static final String END = "// END SOLUTION";
    private static final Pattern STUB = Pattern.compile("^(\\s*)// STUB ?(.*)$");

    public static boolean isOne(JsonNode cell) {
        return Notebook.hasTag(cell, "write") || Notebook.hasTag(cell, "change");
    }

    static boolean hasAnswer(String source) {
        return source.contains(BEGIN);
    }

    public WrittenCell {
        if (!hasAnswer(source)) {
            throw new CourseProblem(lesson + " has a cell to be written without an answer: it needs " + BEGIN + " and "
                    + END + ". (What students are given has none: work in the course's own folder.)");
        }
        // Refuses marks that do not match.
        StudentEdition.withoutAnswers(source, lesson);
    }

    /** The answer in its place, and nothing that tells where it begins. */
    public String answered() {
        return source.lines()
                .filter(line -> !line.strip().equals(BEGIN)
                        && !line.strip().equals(END)
                        && !STUB.matcher(line).matches())
                .collect(Collectors.joining("\n"));
    }

    /** A lesson in which each answer is in its place, and nothing tells where it begins. */
    public static Notebook allAnswered(Notebook lesson, String name) {
        Notebook answered = new Notebook(lesson.root().deepCopy());
        answered.cells().stream()
                .filter(WrittenCell::isOne)
                .forEach(cell -> cell.put("source", new WrittenCell(Notebook.source(cell), name).answered()));
        return answered;
    }

    /** The stub in the place of the answer. */
    public String stub() {
        StringBuilder stub = new StringBuilder();
        boolean inAnswer = false;
        for (String line : source.lines().toList()) {
            inAnswer |= line.strip().equals(BEGIN);
            if (!inAnswer) {
                stub.append(STUB.matcher(line).replaceFirst("$1$2")).append('\n');
            }
            inAnswer &= !line.strip().equals(END);
        }
        return stub.toString().stripTrailing();
    }
}
