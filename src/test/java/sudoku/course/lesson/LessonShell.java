package sudoku.course.lesson;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import sudoku.kernel.AnswerShell;
import sudoku.needs.Thorough;

/** Runs the cells of a lesson in this process, and keeps what they print; there are no pictures. */
final class LessonShell implements AutoCloseable {
    private static final List<String> IMPORTS =
            List.of("java.io.*", "java.math.*", "java.time.*", "java.util.stream.*");

    private final AnswerShell shell =
            new AnswerShell(List.of(System.getProperty("java.class.path").split(File.pathSeparator)));

    LessonShell() {
        IMPORTS.forEach(each -> shell.run("import " + each + ";"));
    }

    /** What tries the proofs of the lesson that runs in here; turned round, each once more, if there is time. */
    ProofRun proofs(String lesson) {
        return new ProofRun(lesson, shell, Thorough.isOn());
    }

    /** What a cell prints; one that fails is an error here. */
    String run(String cell) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream out = System.out;
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            shell.run(cell.startsWith("%") ? "" : cell);
        } finally {
            System.setOut(out);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        shell.close();
    }
}
