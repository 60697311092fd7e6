package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.Lessons;
import sudoku.course.edition.Notebook;
import sudoku.course.edition.WrittenCell;
import sudoku.course.jshell.ShellStatements;

/**
 * What people write instead of a piece, and what the lesson's own try cell says of it.
 *
 * <p>Two or more for each piece stand in {@code wrong-pieces/LESSON.txt}: the piece, what is taken out of its answer,
 * what
 * stands there instead, and the sentence.
 */
class WrongPiecesTests {
    private static final int FEWEST = 2;

    private record Wrong(String piece, String taken, String put, String sentence) {}

    static List<Path> lessons() {
        return WrittenLessonsTests.lessons();
    }

    private static List<Wrong> wrongPiecesOf(String lesson) throws IOException {
        String name = "/sudoku/course/wrong-pieces/" + lesson + ".txt";
        try (InputStream file = WrongPiecesTests.class.getResourceAsStream(name)) {
            assertThat(file).as("wrong versions of the pieces of this lesson: " + name).isNotNull();
            List<Wrong> all = new ArrayList<>();
            String[] parts = new String[3];
            for (String line : new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
                int kind = "p-+=".indexOf(line.isEmpty() ? '#' : line.charAt(0));
                String rest = line.substring(Math.min(line.length(), 1)).strip();
                if (kind == 3) {
                    all.add(new Wrong(parts[0], parts[1], parts[2], rest));
                } else if (kind >= 0) {
                    parts[kind] = kind == 0 ? line.replaceFirst("^piece ", "") : rest;
                }
            }
            return all;
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theTryCellSaysWhatIsWrong(Path lesson) throws IOException {
        List<Wrong> open = wrongPiecesOf(Lessons.nameOf(lesson));
        List<ObjectNode> cells = Notebook.read(lesson).cells().stream().filter(SecondEdition::isCode)
                .filter(cell -> !SecondEdition.isForTheBuild(cell) && !SecondEdition.is(cell, "raises-exception"))
                .toList();
        try (LessonShell shell = new LessonShell(); ShellStatements statements = new ShellStatements()) {
            for (int i = 0; i < cells.size(); i++) {
                String source = Notebook.source(cells.get(i));
                if (SecondEdition.is(cells.get(i), "write")) {
                    String answer = new WrittenCell(source, lesson.toString()).answered();
                    List<String> names = statements.names(answer);
                    List<Wrong> mine = open.stream().filter(wrong -> names.contains(wrong.piece)).toList();
                    assertThat(mine).as("wrong versions of " + names).hasSizeGreaterThanOrEqualTo(FEWEST);
                    for (Wrong wrong : mine) {
                        assertThat(answer).contains(wrong.taken);
                        shell.run(answer.replace(wrong.taken, wrong.put));
                        assertThat(shell.run(Notebook.source(cells.get(i + 1)))).as(wrong.toString()).contains("✗ ")
                                .contains(wrong.sentence)
                                .contains("Until it is right, the library's " + wrong.piece + " is used.");
                    }
                    open.removeAll(mine);
                }
                shell.run(source);
            }
        }
        assertThat(open).as("of no piece of the lesson").isEmpty();
    }
}
