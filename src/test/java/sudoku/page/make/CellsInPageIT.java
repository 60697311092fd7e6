package sudoku.page.make;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.LessonEdition;
import sudoku.course.jupyter.Bootstrap;
import sudoku.course.jupyter.ExecutedNotebooks;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.needs.Thorough;
import sudoku.page.PageBesideJdk;
import sudoku.page.session.CellProgram;
import sudoku.page.session.LessonCell;
import sudoku.page.tasks.LessonPiece;
import sudoku.page.tasks.LiveCells;

/** With the answers in place a cell puts out in the page what it puts out in Jupyter, after all cells above it. */
@Needs({Need.CHROMIUM, Need.JUPYTER})
@Timeout(1800)
class CellsInPageIT extends PageBesideJdk {
    private static final Pattern ELSEWHERE =
            Pattern.compile("^<details><summary>|From here on|<img alt=\"[A-Z][a-z]+ (chart|plot)");
    private static final Pattern SCRIPT = Pattern.compile("<script>.*</script>", Pattern.DOTALL);

    static List<String> lessons() {
        return Thorough.todaysOrEach(
                3,
                15,
                CourseFolder.notebooksUnder(CourseFolder.here().lessons()).stream()
                        .map(file -> file.getFileName().toString().replace(".ipynb", ""))
                        .filter(lesson -> lesson.compareTo("15") < 0)
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aCellDrawsAndPrintsWhatItDoesInJupyter(String lesson) {
        CourseFolder course = CourseFolder.here();
        ExecutedNotebooks kept = new ExecutedNotebooks(course, new Bootstrap(course, System.out::println).jupyter());
        Path file = course.lessons().resolve(lesson + ".ipynb");
        Notebook notebook = Notebook.read(file);
        Notebook executed = Notebook.read(kept.of(file));
        LessonPieces pieces = LessonPieces.of(notebook, file, compiler);
        Set<String> judged = pieces.pieces().stream().map(LessonPiece::id).collect(Collectors.toSet());
        LiveCells cells = new LiveCells(notebook, lesson, pieces.imports(), judged, compiler);
        List<LessonCell> session = LiveCells.session(LessonEdition.SOLUTION.of(notebook, lesson));
        List<String> different = new ArrayList<>();
        for (LiveCells.LiveCell each : cells.live()) {
            String last = each.with().get(each.with().size() - 1);
            int end = session.stream().map(LessonCell::id).toList().indexOf(last) + 1;
            if (session.get(end - 1).role() == LessonCell.Role.ALONE) {
                continue;
            }
            CellProgram program = new CellProgram(
                    cells.imports(), session.subList(0, end), each.with().size());
            List<String> there = page.cell(script(program.text())).stream()
                    .filter(output -> !output.isEmpty() && !output.startsWith("m"))
                    .toList();
            List<String> here = inJupyter(executed, each);
            if (!there.equals(here)) {
                different.add(each.id() + " puts out in Jupyter\n" + here + "\nand in the page\n" + there);
            }
        }
        assertThat(different).isEmpty();
    }

    /** Without verdicts and predictions, which the page has in its own places, and without charts. */
    private static List<String> inJupyter(Notebook executed, LiveCells.LiveCell live) {
        List<String> outputs = new ArrayList<>();
        for (JsonNode cell : executed.cells()) {
            if (live.with().contains(cell.path("id").asText())) {
                for (JsonNode output : cell.path("outputs")) {
                    String html = text(output.path("data").path("text/html"));
                    String printed = text(output.path("text"));
                    int last = outputs.size() - 1;
                    if (!printed.isEmpty() && last >= 0 && outputs.get(last).startsWith("t")) {
                        outputs.set(last, outputs.get(last) + printed);
                    } else if (!printed.isEmpty()) {
                        outputs.add("t" + printed);
                    } else if (!html.isEmpty() && !ELSEWHERE.matcher(html).find()) {
                        outputs.add("h" + SCRIPT.matcher(html).replaceAll("<script>\n</script>"));
                    }
                }
            }
        }
        return outputs;
    }

    private static String text(JsonNode lines) {
        StringBuilder text = new StringBuilder(lines.isTextual() ? lines.asText() : "");
        lines.forEach(line -> text.append(line.asText()));
        return text.toString();
    }
}
