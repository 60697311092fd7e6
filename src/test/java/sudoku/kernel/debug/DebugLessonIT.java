package sudoku.kernel.debug;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.WrittenCell;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Who follows the lesson with the debugger sees what the lesson says. */
@Needs(Need.JUPYTER)
@Tag("thorough")
class DebugLessonIT extends DebugCase {
    private static final Notebook LESSON =
            Notebook.read(CourseFolder.here().lessons().resolve("01-backtracking.ipynb"));

    @Test
    void theFirstStopIsOnTheBoardAndAtTheCellThatTheTextNames() {
        String prose = LESSON.cells().stream()
                .map(Notebook::source)
                .filter(text -> text.contains("stops first at"))
                .findFirst()
                .orElseThrow();
        Matcher promise = Pattern.compile("stops first at (r\\dc\\d) of its puzzle `(\\w+)`")
                .matcher(prose);
        assertThat(promise.find()).as(prose).isTrue();
        List<String> code = LESSON.cells().stream()
                .filter(cell -> cell.path("cell_type").asText().equals("code"))
                .filter(cell -> !Notebook.hasTag(cell, "proof"))
                .map(DebugLessonIT::answered)
                .toList();
        int broken = IntStream.range(0, code.size())
                .filter(i -> code.get(i).contains("boolean forgetful"))
                .findFirst()
                .orElseThrow();
        client.run("%jars " + CourseFolder.here().jar());
        code.subList(1, broken + 1)
                .forEach(cell -> assertThat(client.run(cell).status()).as(cell).isEqualTo("ok"));
        talk = DebugTalk.on(client);
        List<String> lines = code.get(broken).lines().map(String::strip).toList();
        talk.breakAt(code.get(broken), lines.indexOf("return false;") + 1);
        talk.begin(code.get(broken + 1));
        assertThat(talk.stop()).isEqualTo("breakpoint");
        String drawn = talk.drawn("board", talk.frame(0).path("id").asInt())
                .path("text/html")
                .asText();
        String puzzle = talk.value(promise.group(2) + ".toLine()").replace("\"", "");
        assertThat(drawn).contains("Marked: " + promise.group(1));
        String board =
                drawn.replaceAll("(?s).*Rows: ([\\d. ]+?)\\. Marked.*", "$1").replace(" ", "");
        assertThat(board).hasSameSizeAs(puzzle).matches(puzzle.replace(".", "[\\d.]"));
        assertThat(talk.stack().get(1)).matches("forgetful\\(cell = \\d+\\), digit = \\d \\d+");
        assertThat(talk.stack())
                .as("what has called the piece is no call of hers")
                .last()
                .asString()
                .startsWith("lambda in cell ");
    }

    private static String answered(ObjectNode cell) {
        String source = Notebook.source(cell);
        return WrittenCell.isOne(cell) ? new WrittenCell(source, "lesson 1").answered() : source;
    }
}
