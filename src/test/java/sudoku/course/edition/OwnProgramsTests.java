package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;
import sudoku.notebook.JudgedCell;

/** What she wrote and what was found right takes the place of the answer; anything else leaves ours. */
class OwnProgramsTests {
    private static final String FITS = "boolean fits(int cell) {\n    return cell > 0;\n}";
    private static final String SOLVE = "int solve(int cell) {\n    if (fits(cell)) return cell;\n    return 0;\n}";
    private static final String COUNTER = "long placed = 0;";
    private static final String PROGRAM = "// Lesson 1's program\n" + FITS + "\n\n" + COUNTER + "\n\n" + SOLVE;
    private static final String MINE = "int solve(int cell) {\n    return rule.fits(cell) ? cell : 0;\n}";

    @TempDir
    Path folder;

    private static ObjectNode cell(String id, String source, String... tags) {
        ObjectNode cell = Notebook.JSON
                .createObjectNode()
                .put("cell_type", "code")
                .put("id", id)
                .put("source", source);
        for (String tag : tags) {
            cell.withObject("/metadata").withArray("tags").add(tag);
        }
        cell.putArray("outputs");
        return cell;
    }

    private static Notebook notebook(ObjectNode... cells) {
        ObjectNode root = Notebook.JSON.createObjectNode().put("nbformat", 4).put("nbformat_minor", 5);
        root.putObject("metadata");
        for (ObjectNode each : cells) {
            root.withArray("cells").add(each);
        }
        return new Notebook(root);
    }

    /** The first lesson, in which she has written this, with a verdict of right on that. */
    private void written(String source, String judged) {
        ObjectNode verdict = cell("try", "Solve search = Piece.of(Solve.class, c -> solve(c));");
        verdict.withArray("outputs").addObject().putObject("data").put(JudgedCell.FORM, judged);
        Disk.write(
                folder.resolve("01-one.ipynb"),
                NormalForm.written(notebook(cell("b", source, "write"), verdict).root()));
    }

    private String opening() {
        Notebook one = notebook(
                cell("b", COUNTER + "\n\nint solve(int cell) {\n    return 0;\n}", "write"),
                cell("d", FITS.replace("cell > 0", "false"), "write"),
                cell("c", "Fits rule = Piece.of(Fits.class, c -> fits(c));"),
                cell("e", "for (int cell : List.of(1, 2)) {\n    solve(cell);\n}"));
        Notebook two = notebook(
                cell("a", PROGRAM, "program"), cell("b", "int next() {}", "write"), cell("c", PROGRAM, "program"));
        OwnPrograms own = new OwnPrograms(folder, Map.of("01-one.ipynb", one, "02-two.ipynb", two));
        Notebook mine = own.in("02-two.ipynb");
        assertThat(Notebook.source(mine.cells().get(2)))
                .as("the program at the end tells the answers")
                .isEqualTo(PROGRAM);
        return Notebook.source(mine.cells().get(0));
    }

    @Test
    void whatSheWroteTakesThePlaceOfOursAndKeepsItsNeighbors() {
        written(COUNTER + "\n\n" + MINE, COUNTER + "\n\n" + MINE);
        assertThat(opening()).isEqualTo(PROGRAM.replace(SOLVE, MINE.replace("rule.", "")));
    }

    @Test
    void aHelperOfHersComesAlongAndAPredictionDoesNot() {
        String cell = "Predict.that(\"nodes\", 7);\n\n" + MINE.replace("rule.fits", "good")
                + "\n\nboolean good(int cell) {\n\n    return cell == 1;\n}";
        written(cell, cell);
        assertThat(opening()).isEqualTo(PROGRAM.replace(SOLVE, cell.substring(cell.indexOf("int solve"))));
    }

    /** Here a list of hers is called as a piece is: rule. */
    @Test
    void aVariableThatIsCalledLikeAPieceStaysWhatItIs() {
        String mine = "int solve(int cell) {\n    List<Integer> rule = new ArrayList<>();\n    rule.add(cell);\n"
                + "    return fits(cell) ? rule.size() : 0;\n}";
        written(mine, mine);
        assertThat(opening()).isEqualTo(PROGRAM.replace(SOLVE, mine));
    }

    @Test
    void whatWasChangedAfterItsVerdictIsNotTaken() {
        written(MINE.replace("0;", "1;"), MINE);
        assertThat(opening()).isEqualTo(PROGRAM);
    }

    @Test
    void withoutACopyOrWithABrokenOneTheLessonOpensWithOurs() throws IOException {
        assertThat(opening()).isEqualTo(PROGRAM);
        Files.writeString(folder.resolve("01-one.ipynb"), "half a noteb");
        assertThat(opening()).isEqualTo(PROGRAM);
    }
}
