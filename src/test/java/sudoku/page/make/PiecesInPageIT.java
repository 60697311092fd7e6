package sudoku.page.make;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.WrittenCell;
import sudoku.course.wrong.Patches;
import sudoku.ipynb.Notebook;
import sudoku.judge.Judgment;
import sudoku.judge.PieceKind;
import sudoku.judge.Told;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.needs.Thorough;
import sudoku.page.PageBesideJdk;
import sudoku.page.tasks.LessonPiece;

/** A piece is judged in the page as it is in a notebook: the same verdict, the same words, the same picture. */
@Needs(Need.CHROMIUM)
@Timeout(1800)
class PiecesInPageIT extends PageBesideJdk {
    /** What the course's kernel says; without one a loop goes on, as in this process. */
    private static final String STOPPED = " and was stopped: a loop or a recursion in it has no end.";

    /** This JVM tells what was null; the page tells that something was. */
    private static final String UNKNOWN_NULL = "(threw NullPointerException): Cannot [^<]*";

    @ParameterizedTest
    @CsvSource({
        "00-start-here, 0",
        "01-backtracking, 0",
        "02-bitmask, 0",
        "03-stack, 0",
        "04-tightest-cell, 0",
        "05-tree-size, 0",
        "06-propagation, 0",
        "07-exact-covers, 0",
        "08-dancing-links, 0",
        "09-genetic, 0",
        "10-race, 0",
        "11-many-hands, 1",
        "12-how-fast, 0",
        "13-racer, 0",
        "14-own-problem, 1"
    })
    void theAnswerTheStubAndWhatPeopleWriteInsteadGetTheSameVerdict(String lesson, int refused) throws Exception {
        Path file = CourseFolder.here().lessons().resolve(lesson + ".ipynb");
        Notebook notebook = Notebook.read(file);
        LessonPieces all = LessonPieces.of(notebook, file, compiler);
        List<LessonPiece> pieces = all.pieces();
        Map<String, String> answers = answers(notebook, lesson);
        assertThat(all.refused()).as("pieces that the page cannot judge").hasSize(refused);
        assertThat(pieces).hasSize(answers.size() - refused);
        List<Patches.Patch> wrong = Patches.read(
                Files.readString(Path.of("src/test/resources/sudoku/course/wrong-pieces/" + lesson + ".txt")), lesson);
        List<String> different = new ArrayList<>();
        for (LessonPiece piece : pieces) {
            for (String own : tries(piece, answers.get(piece.id()), wrong)) {
                String here = here(piece, own);
                String there = there(piece, own);
                if (!there.equals(here)) {
                    different.add(
                            piece.name() + " gets here\n" + here + "\nand in the page\n" + there + "\nfor\n" + own);
                }
            }
        }
        assertThat(different).isEmpty();
    }

    private static List<String> tries(LessonPiece piece, String answer, List<Patches.Patch> wrong) {
        List<Patches.Patch> mistakes =
                wrong.stream().filter(each -> each.name().equals(piece.name())).toList();
        return Stream.concat(
                        Stream.of(answer, piece.stub()),
                        Thorough.orEach(5, mistakes).stream().map(each -> each.on(answer)))
                .toList();
    }

    private static Map<String, String> answers(Notebook notebook, String lesson) {
        Map<String, String> answers = new LinkedHashMap<>();
        notebook.cells().stream()
                .filter(cell -> Notebook.hasTag(cell, "write"))
                .forEach(cell -> answers.put(
                        cell.path("id").asText(), new WrittenCell(Notebook.source(cell), lesson).answered()));
        return answers;
    }

    private static String there(LessonPiece piece, String own) {
        return page.judge(piece.kind(), script(piece.program(own)), piece.given());
    }

    /** Each of the program's methods is one of an object here. */
    private static String here(LessonPiece piece, String own) throws Exception {
        return here(piece.program(own), program -> {
            Constructor<?> maker = program.getDeclaredConstructor();
            maker.setAccessible(true);
            Object object = maker.newInstance();
            for (Map.Entry<String, String> each : piece.given().entrySet()) {
                Field variable = program.getDeclaredField(each.getKey());
                variable.setAccessible(true);
                variable.set(object, PieceKind.declaredBy(variable.getType()).libraryAsGiven());
            }
            Method mine = program.getDeclaredMethod("piece$given");
            mine.setAccessible(true);
            return judged(mine.getReturnType(), mine.invoke(object));
        });
    }

    private static <T> String judged(Class<T> kind, Object mine) {
        Judgment verdict = PieceKind.declaredBy(kind).judge(kind.cast(mine));
        String said = verdict.kind() + "\n" + Told.of(verdict).html();
        return said.replaceAll(UNKNOWN_NULL, "$1.")
                .replaceAll(": a loop or a recursion in it has no end\\. Nothing here .* rid of it\\.", STOPPED);
    }
}
