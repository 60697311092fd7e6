package sudoku.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Grid;
import sudoku.grid.GridFormatException;

class PuzzleSetTests {
    private static final Grid WIKIPEDIA = NamedPuzzles.get("wikipedia").grid();
    private static final Grid ESCARGOT = NamedPuzzles.get("escargot").grid();
    private static final Grid LARGE = Grid.empty(16).with(0, 16).with(17, 3);

    private static List<Grid> read(String text) {
        List<Grid> grids = new ArrayList<>();
        PuzzleSet.of(new StringReader(text)).forEachRemaining(entry -> grids.add(entry.grid()));
        return grids;
    }

    @Test
    void aListOfLines() {
        assertThat(read(WIKIPEDIA.toLine() + "\n# a remark\n\n" + ESCARGOT.toLine() + "\t6.2\tname\n"))
                .containsExactly(WIKIPEDIA, ESCARGOT);
    }

    @Test
    void aWordBehindALineIsNoPartOfThePuzzle() {
        assertThat(read(WIKIPEDIA.toLine() + " wikipedia 5.0\n")).containsExactly(WIKIPEDIA);
    }

    @Test
    void drawnGridsWithRulersAndTitles() {
        assertThat(read("Grid 01\n" + WIKIPEDIA + "\n\nGrid 02\n" + ESCARGOT + "\n" + LARGE))
                .containsExactly(WIKIPEDIA, ESCARGOT, LARGE);
    }

    @Test
    void linesAndDrawnGridsMixed() {
        assertThat(read(LARGE + "\n" + WIKIPEDIA.toLine() + "\n" + ESCARGOT))
                .containsExactly(LARGE, WIKIPEDIA, ESCARGOT);
    }

    @Test
    void sixteenLinesOfFourByFourAreSixteenPuzzles() {
        assertThat(read("1234341221434321\n".repeat(16))).hasSize(16).allMatch(grid -> grid.size() == 4);
    }

    @Test
    void aTableWithAColumnNamedPuzzle() {
        assertThat(read("name,Puzzle,note\nw," + WIKIPEDIA.toLine() + ",\"easy, they say\"\n\"e, f\","
                        + ESCARGOT.toLine()))
                .containsExactly(WIKIPEDIA, ESCARGOT);
    }

    @Test
    void anEntryKnowsItsLine() {
        PuzzleSet set = PuzzleSet.of(new StringReader("\n# two lines\n" + WIKIPEDIA + "\n" + ESCARGOT.toLine()));
        assertThat(set.next().line()).isEqualTo(3);
        assertThat(set.next().line()).isEqualTo(14);
    }

    @Test
    void oneBadLineCostsOnlyItself() {
        PuzzleSet set =
                PuzzleSet.of(new StringReader(WIKIPEDIA.toLine() + "\n" + "1".repeat(80) + "\n" + ESCARGOT.toLine()));
        set.next();
        assertThatThrownBy(set::next)
                .isInstanceOf(GridFormatException.class)
                .hasMessageStartingWith("line 2, column 80: the grid ends after 80 cells");
        assertThat(set.next().grid()).isEqualTo(ESCARGOT);
        assertThat(set.hasNext()).isFalse();
    }

    @Test
    void aShortRowCostsOnlyItsGrid() {
        String broken = WIKIPEDIA.toString().replaceFirst(" 8 ", " ");
        PuzzleSet set = PuzzleSet.of(new StringReader(broken + "\n\n" + ESCARGOT.toLine()));
        assertThatThrownBy(set::next)
                .hasMessage(
                        "line 3, column 1: this row has 8 cells;" + " expected 9 as in the grid's first row, line 1.");
        assertThat(set.next().grid()).isEqualTo(ESCARGOT);
    }

    @Test
    void aBadDigitIsNamedWithItsPlaceInTheFile() {
        PuzzleSet set = PuzzleSet.of(
                new StringReader("name,puzzle\n\"a, b\"," + WIKIPEDIA.toLine().replace('6', 'x')));
        assertThatThrownBy(set::next).hasMessageStartingWith("line 2, column 17: 'x' is not a digit of a 9×9 grid");
    }

    @Test
    void aGridCutShortIsNamed() {
        PuzzleSet set = PuzzleSet.of(new StringReader("123456789\n456789123\n"));
        assertThatThrownBy(set::next)
                .hasMessage("line 2, column 1: the grid that begins on line 1" + " ends after 2 rows; expected 9.");
        assertThat(set.hasNext()).isFalse();
    }

    @Test
    void bytesThatAreNoTextAreNamedLikeAnyOtherCharacter(@TempDir Path folder) throws Exception {
        byte[] line = WIKIPEDIA.toLine().getBytes("US-ASCII");
        line[4] = (byte) 0xff;
        Path file = Files.write(folder.resolve("latin.txt"), line);
        assertThatThrownBy(() -> PuzzleSet.read(file)).hasMessageStartingWith("line 1, column 5: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "puzzle\n", "\n\n"})
    void aFileWithoutAPuzzleSaysSo(String text, @TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("my-puzzle.csv"), text);
        assertThatThrownBy(() -> PuzzleSet.read(file)).hasMessageStartingWith(file + " holds no puzzle: write one");
    }

    @Test
    void whatNoFileCanBeCalledIsNoFile(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("puzzles.txt"), WIKIPEDIA.toLine());
        String nameless = WIKIPEDIA.toLine().replace('.', '\0');
        assertThatThrownBy(() -> Path.of(nameless)).isInstanceOf(java.nio.file.InvalidPathException.class);
        assertThat(PuzzleSet.file(nameless)).isEmpty();
        assertThat(PuzzleSet.file(folder.toString())).isEmpty();
        assertThat(PuzzleSet.file(file.toString())).contains(file);
    }
}
