package sudoku.exercise.set06;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Relabelling;
import sudoku.exercise.api.propagation.ConsistentMap;
import sudoku.exercise.api.propagation.LastPlaces;
import sudoku.exercise.api.propagation.PaintedMap;
import sudoku.exercise.api.propagation.PairStrikes;
import sudoku.grid.Cells;
import sudoku.grid.Digits;

/** The tests of set 6 that are seen by the grader alone. */
public class HiddenTests {

    @Points(1)
    @Order(11)
    @DisplayName("A mark that was struck stays struck")
    @Hint("Take the marks as they are. They know more than the digits on the board: other rules have struck some.")
    void aStruckMarkStaysStruck(LastPlaces answer, Relabelling relabelling) {
        for (int house = 0; house < 27; house++) {
            int[] marks = VisibleMarks.allMarks();
            int digit = 1 + relabelling.random().nextInt(9);
            int last = Cells.of(9).house(house)[relabelling.random().nextInt(9)];
            for (int cell : Cells.of(9).house(house)) {
                marks[cell] = cell == last ? marks[cell] : Digits.remove(marks[cell], digit);
            }
            int[] got = VisibleLastPlaces.of(answer, marks);
            VisibleMarks.shown(marks, last).equal(digit, got[last],
                    "No digit stands on the board, and yet one has a single place left.");
        }
    }

    @Points(1)
    @Order(11)
    @DisplayName("A pair that shares a row and a box works in both")
    @Hint("Two cells can share two houses. The pair strikes in each of them, so don't stop at the first.")
    void aPairInTwoHousesWorksInBoth(PairStrikes answer, Relabelling relabelling) {
        for (boolean inARow : new boolean[] {true, false}) {
            int[] digits = VisibleMarks.someDigits(relabelling.random());
            int[] marks = VisibleMarks.allMarks();
            int first = 40;
            int second = inARow ? 41 : 49;
            marks[first] = Digits.of(digits[0], digits[1]);
            marks[second] = marks[first];
            int[] got = VisibleMarks.strikePairs(answer, marks, first, second);
            for (int cell = 0; cell < 81; cell++) {
                boolean sees = Cells.of(9).arePeers(cell, first) && Cells.of(9).arePeers(cell, second);
                if (sees && cell != first && cell != second) {
                    VisibleMarks.expectEqual(Digits.NONE, got[cell] & marks[first], marks, got,
                            "The third marked cell should have lost both digits of the pair.", first, second, cell);
                }
            }
        }
    }

    @Points(1)
    @Order(11)
    @DisplayName("A hundred and fifty thousand countries in a row are no trouble")
    @Hint("Look again only at those whose neighbour has lost something: a queue knows them. Whoever goes through the"
            + " whole map after each loss, or calls himself for each country, doesn't come to the end.")
    void aLongStripIsNoTrouble(ConsistentMap answer) {
        int countries = 150_000;
        int[] colours = IntStream.range(0, countries).map(land -> land == countries - 1 ? 0b01 : 0b11).toArray();
        int[] left = IntStream.range(0, countries).map(land -> (countries - 1 - land) % 2 == 0 ? 0b01 : 0b10).toArray();
        VisibleMaps.expectConsistent(answer, VisibleMaps.strip(countries), colours, left,
                "The last country is painted, and from it everything follows.");
    }

    @Points(1)
    @Order(11)
    @DisplayName("After one guess, thinking does the rest")
    @Hint("Make the map consistent after every guess, not only before the first. On a ring with two colours one guess"
            + " decides everything.")
    void oneGuessDecidesARing(PaintedMap answer, Relabelling relabelling) {
        VisibleMaps.painted(answer, VisibleMaps.renumbered(VisibleMaps.ring(100), relabelling.random()),
                IntStream.generate(() -> 0b11).limit(100).toArray());
        int[] two = IntStream.generate(() -> 0b11).limit(101).toArray();
        int[][] ring = VisibleMaps.renumbered(VisibleMaps.ring(101), relabelling.random());
        Expect shown = VisibleMaps.shown(ring, two);
        shown.equal(new int[0], answer.paint(ring, two), "A ring of an odd number of countries needs three colours.");
    }

    @Points(1)
    @Order(12)
    @DisplayName("A map that contradicts itself from the start is recognised")
    @Hint("Two neighbours may be painted alike before you begin. Then there is nothing to search.")
    void aContradictionAtTheStartIsRecognised(PaintedMap answer) {
        VisibleMaps.painted(answer, VisibleMaps.strip(3), new int[] {0b100, 0b110, 0b110});
        int[] colours = {0b100, 0b100, 0b010};
        Expect shown = VisibleMaps.shown(VisibleMaps.strip(3), colours);
        shown.equal(new int[0], answer.paint(VisibleMaps.strip(3), colours), "Two neighbours are painted alike.");
    }
}
