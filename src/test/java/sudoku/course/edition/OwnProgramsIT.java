package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sudoku.course.jupyter.Bootstrap;
import sudoku.course.jupyter.KernelChoice;
import sudoku.course.jupyter.NotebookRun;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Lesson 2 opens with the program that the student wrote in lesson 1, where it was found right. */
@Needs(Need.JUPYTER)
@Timeout(600)
@Tag("thorough")
class OwnProgramsIT {
    private static final String ONE = "01-backtracking.ipynb";
    private static final String TWO = "02-bitmask.ipynb";
    private static final String FITS = "boolean fits(int[] board, int cell, int digit) {";
    private static final String HER_FITS = FITS
            + """

                int side = board.length == 81 ? 9 : 4;
                boolean free = true;
                for (int i = 0; i < board.length; i++) {
                    if (board[i] == digit && seen(i, cell, side)) free = false;
                }
                return free;
            }

            boolean seen(int i, int cell, int side) {
                return i / side == cell / side || i % side == cell % side || box(i, side) == box(cell, side);
            }""";
    private static final String SOLVE = "boolean solve(int[] board, int cell) {";
    private static final String HER_SOLVE = "long placed = 0;\n\n" + SOLVE
            + """

                if (cell == board.length) return true;
                if (board[cell] != 0) return solve(board, cell + 1);
                for (int digit = 1; digit <= size(board); digit++) {
                    if (!rule.fits(board, cell, digit)) continue;
                    placed++;
                    board[cell] = digit;
                    if (solve(board, cell + 1)) return true;
                }
                board[cell] = 0;
                return false;
            }""";
    private static final String WRONG_GREEDY = "int greedy(int[] board) {\n    return -2;\n}";

    @TempDir
    Path root;

    private final List<String> said = new ArrayList<>();

    @Test
    void theNextLessonOpensWithWhatWasFoundRightAndRunsWithIt() {
        CourseFolder course = CourseFolder.here();
        Path folder = root.resolve("my-course");
        new Handout(course).layOutIn(folder, said::add);
        Notebook copy = Notebook.read(folder.resolve(ONE));
        for (ObjectNode cell : copy.cells()) {
            String begins = Notebook.source(cell).lines().findFirst().orElse("");
            List.of(HER_FITS, HER_SOLVE, WRONG_GREEDY).stream()
                    .filter(mine -> Notebook.hasTag(cell, "write") && mine.startsWith(begins))
                    .forEach(mine -> cell.put("source", mine));
        }
        Disk.write(folder.resolve(ONE), NormalForm.of(copy));
        NotebookRun run =
                new NotebookRun(new Bootstrap(course, said::add).jupyter(), KernelChoice.bundled(), course.jar());
        assertThat(run.execute(folder.resolve(ONE), folder.resolve(ONE), end -> {}))
                .isEmpty();
        said.clear();

        new Handout(course).layOutIn(folder, said::add);

        assertThat(said).containsExactly(TWO + " opens with your own program now.");
        String opening = Notebook.read(folder.resolve(TWO)).cells().stream()
                .filter(cell -> Notebook.hasTag(cell, "program"))
                .map(Notebook::source)
                .findFirst()
                .orElseThrow();
        assertThat(opening)
                .contains("int size(int[] board)", HER_FITS, HER_SOLVE.replace("rule.fits", "fits"))
                .containsOnlyOnce("long placed = 0;")
                .doesNotContain("greedy", "sameRow");
        assertThat(run.execute(folder.resolve(TWO), folder.resolve(TWO), end -> {}))
                .isEmpty();
    }
}
