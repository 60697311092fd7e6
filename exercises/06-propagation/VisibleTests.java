package sudoku.exercise.propagation;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.propagation.ConsistentMap;
import sudoku.exercise.api.propagation.LastPlaces;
import sudoku.exercise.api.propagation.PaintedMap;
import sudoku.exercise.api.propagation.PairStrikes;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Digits;

/** The tests of set 6 that a student sees. */
public class VisibleTests {
    // Task 1: hidden singles

    @Points(1)
    @Order(1)
    @Says({
        "In row 1 only `r1c1` has the mark 7, along with 2 and 5: the answer has 7 at place 0",
        "81 sets in, 81 numbers out, row by row"
    })
    @DisplayName("A digit with one place left in a row, a column or a box is found")
    @Hint("For each of the 27 houses and each digit: how many cells of the house have a mark for it? If it is one, that"
            + " cell gets the digit, whatever other marks it has.")
    void theLastPlaceIsFound(LastPlaces answer, Relabeling relabeling) {
        VisibleLastPlaces.expect(
                answer,
                relabeling,
                (marks, digit) -> digit != 0,
                "The digit has no other place in one of the marked cell's houses.");
    }

    @Points(1)
    @Order(2)
    @Says({"0 where there is none", "Fill nothing in, strike nothing"})
    @DisplayName("Nothing is named that has a second place")
    @Hint("A digit with two places in a house is not settled there. And it is one look at the marks as they came. What"
            + " would follow from it is for the next look.")
    void onlyLastPlacesAreNamed(LastPlaces answer, Relabeling relabeling) {
        VisibleLastPlaces.expect(
                answer,
                relabeling,
                (marks, digit) -> digit == 0 && marks > 1,
                "Each digit of the marked cell has another place in its row, in its column and in its box.");
    }

    @Points(1)
    @Order(3)
    @Says("A cell with a single mark hides nothing; its number is 0. Two digits never have their last place in the "
            + "same cell")
    @DisplayName("Where one mark is left, nothing is hidden")
    @Hint("A cell with one mark shows its digit: it is decided, or a naked single. Here its answer is 0.")
    void aSingleMarkHidesNothing(LastPlaces answer, Relabeling relabeling) {
        VisibleLastPlaces.expect(answer, relabeling, (marks, digit) -> marks == 1, "The marked cell has one mark.");
    }

    // Task 2: naked pairs

    @Points(1)
    @Order(1)
    @Says({
        "`r1c1` and `r1c2` have 1 and 2, all other cells all nine: the rest of row 1 and of their box keeps 3 to 9",
        "81 sets in, 81 sets out, row by row",
        "from all other cells of that house"
    })
    @DisplayName("A pair strikes its digits from the other cells of a row, a column or a box")
    @Hint("Two cells of one house with the same two marks keep them, and these two digits are struck from the other"
            + " seven cells. There are 27 houses. Two cells can share two houses, and strike in both: don't stop at the"
            + " first.")
    void aPairClearsItsHouse(PairStrikes answer, Relabeling relabeling) {
        VisibleNakedPairs.expectLostInBothHouses(answer, 0, 1, relabeling.random());
        for (int[] pair : VisibleNakedPairs.pairs(relabeling)) {
            VisibleNakedPairs.expectCleared(answer, pair, relabeling.random());
        }
    }

    @Points(1)
    @Order(2)
    @Says("from all other cells of that house")
    @DisplayName("A pair strikes nothing else")
    @Hint("The two cells keep their marks, the others keep all other marks, and cells outside the pair's house keep"
            + " everything.")
    void aPairStrikesNothingElse(PairStrikes answer, Relabeling relabeling) {
        VisibleNakedPairs.expectSomeStrike(answer, relabeling);
        for (int[] pair : VisibleNakedPairs.pairs(relabeling)) {
            int[] marks = VisibleNakedPairs.withPair(pair[0], pair[1], relabeling.random());
            VisibleNakedPairs.expectNothingElse(answer, marks, pair);
        }
    }

    @Points(1)
    @Order(3)
    @Says("with the same two marks, and no others")
    @DisplayName("Two marks each, but not the same two, or not in one house, are no pair")
    @Hint("It is not enough that two cells have two marks each, or one of them in common: both cells must have exactly"
            + " the same set, and share a house.")
    void differentMarksAreNoPair(PairStrikes answer, Relabeling relabeling) {
        VisibleNakedPairs.expectSomeStrike(answer, relabeling);
        for (int[] pair : VisibleNakedPairs.pairs(relabeling)) {
            int[] digits = VisibleMarks.someDigits(relabeling.random());
            int first = Digits.of(digits[0], digits[1]);
            VisibleNakedPairs.expectNothing(answer, pair[0], first, pair[1], Digits.of(digits[1], digits[2]));
            int stranger = VisibleNakedPairs.stranger(pair[0], relabeling.random());
            VisibleNakedPairs.expectNothing(answer, pair[0], first, stranger, first);
        }
    }

    @Points(1)
    @Order(4)
    @Says("no pair strikes anything anymore")
    @DisplayName("What a pair strikes can make another pair")
    @Hint("A house that you have looked at can get a pair later. Look again until a whole sweep strikes nothing. That"
            + " is a fixpoint.")
    void aPairMakesAPair(PairStrikes answer, Relabeling relabeling) {
        for (int i = 0; i < 8; i++) {
            VisibleNakedPairs.expectThirdPair(answer, VisibleMarks.someDigits(relabeling.random()), i % 2 == 1);
        }
    }

    @Points(1)
    @Order(5)
    @Says("Apply no other rule, not even singles")
    @DisplayName("Singles strike nothing here")
    @Hint("No other rule is wanted. A cell with a single mark strikes nothing, and a digit with a single place is not"
            + " settled there.")
    void singlesStrikeNothing(PairStrikes answer, Relabeling relabeling) {
        VisibleNakedPairs.expectSomeStrike(answer, relabeling);
        for (int[] pair : VisibleNakedPairs.pairs(relabeling)) {
            VisibleNakedPairs.expectSinglesIdle(answer, pair, VisibleMarks.someDigits(relabeling.random()));
        }
    }

    // Task 3: a consistent map

    @Points(1)
    @Order(1)
    @Says({
        "If a country is in the list of another, that one is in its list, too. A map may consist of several islands,"
                + " some of them a single country. No set is empty at the beginning",
        "a color is struck when one of the neighbors can be nothing else"
    })
    @DisplayName("The neighbors of a painted country lose its color")
    @Hint("A country with one color left takes that color from all its neighbors, whatever their numbers are. And"
            + " colors go from 0 to 30.")
    void neighborsLoseThePaintersColor(ConsistentMap answer, Relabeling relabeling) {
        for (int color = 1; color < 31; color++) {
            VisibleColors.expectConsistent(
                    answer,
                    VisibleMaps.strip(2),
                    new int[] {1 << color, 1 << color | 1},
                    new int[] {1 << color, 1},
                    "The first country is painted: the second loses that color.");
        }
        for (int i = 0; i < 6; i++) {
            VisibleColors.expectCenterTakes(answer, relabeling.random());
        }
    }

    @Points(1)
    @Order(2)
    @Says({
        "`{{1}, {0, 2}, {1}}` and `{1, 3, 7}` give `{1, 2, 5}`",
        "If a country is in the list of another, that one is in its list, too. A map may consist of several islands,"
                + " some of them a single country. No set is empty at the beginning",
        "a color is struck when one of the neighbors can be nothing else"
    })
    @DisplayName("A country with one color left is as good as painted")
    @Hint("A country that is down to one color now takes it from its own neighbors. So a country that loses a color"
            + " goes into the queue and is looked at again, each time it loses something, and on every island. Nothing"
            + " else takes a color, and where none is left, the answer is an empty array.")
    void theWaveGoesOn(ConsistentMap answer, Relabeling relabeling) {
        for (int i = 0; i < 6; i++) {
            VisibleColors.expectWave(answer, relabeling.random());
        }
        VisibleColors.expectSwept(answer, new int[][] {{1}, {0, 2, 4}, {1}, {4}, {3, 1}}, new int[] {1, 7, 12, 1, 3});
        VisibleColors.expectSwept(answer, new int[][] {{1, 2, 3}, {0, 3}, {0, 3}, {0, 1, 2}}, new int[] {14, 7, 12, 8});
        for (int i = 0; i < 300; i++) {
            int[][] borders = VisibleMaps.drawn(3 + relabeling.random().nextInt(10), relabeling.random());
            VisibleColors.expectSwept(
                    answer,
                    borders,
                    relabeling.random().ints(borders.length, 1, 16).toArray());
        }
    }

    @Points(1)
    @Order(3)
    @Says({"2 to 150,000 countries; colors 0 to 30", "a color is struck when one of the neighbors can be nothing else"})
    @DisplayName("A color is struck for one neighbor only if that neighbor can be nothing else")
    @Hint("AC-3 looks at two countries at a time. A color stays as long as each neighbor, taken alone, has another"
            + " one left for itself.")
    void twoAtATime(ConsistentMap answer, Relabeling relabeling) {
        int[] strip = VisibleMaps.dyed(relabeling.random(), 0b01, 0b11, 0b10);
        VisibleColors.expectConsistent(
                answer,
                VisibleMaps.strip(2),
                new int[] {strip[0], strip[1]},
                new int[] {strip[0], strip[2]},
                "The first of two neighbors can be nothing else.");
        int[][] triangle = VisibleMaps.complete(3);
        for (int[] colors : new int[][] {{0b011, 0b011, 0b111}, {0b11, 0b11, 0b11}, {0b011, 0b110, 0b101}}) {
            int[] dyed = VisibleMaps.dyed(relabeling.random(), colors);
            VisibleColors.expectConsistent(
                    answer, triangle, dyed, dyed, "For each color, each neighbor has another one.");
        }
        int[] three = VisibleMaps.dyed(relabeling.random(), 0b111, 0b111, 0b111, 0b111);
        VisibleColors.expectConsistent(
                answer, VisibleMaps.complete(4), three, three, "Consistent is not solvable, and here is an example.");
    }

    @Points(1)
    @Order(4)
    @Says("When a country has nothing left, return an empty array")
    @DisplayName("A country with nothing left makes the map impossible")
    @Hint("When a country has no color left there is nothing to give back: the answer is an empty array.")
    void nothingLeftIsSaid(ConsistentMap answer, Relabeling relabeling) {
        VisibleColors.expectConsistent(
                answer,
                VisibleMaps.strip(2),
                VisibleMaps.dyed(relabeling.random(), 0b100, 0b100),
                new int[0],
                "Two neighbors have the same color.");
        VisibleColors.expectConsistent(
                answer,
                VisibleMaps.complete(3),
                VisibleMaps.dyed(relabeling.random(), 0b01, 0b11, 0b11),
                new int[0],
                "Two colors are not enough for three neighbors, one of which is painted.");
    }

    // Task 4: painting

    @Points(1)
    @Order(1)
    @Says({
        "`{{1}, {0}}` and `{4, 20}` give `{2, 4}`",
        "Give each country one of its colors, so that neighbors have different ones"
    })
    @DisplayName("Every country has one of its colors, and neighbors have different ones")
    @Hint("The answer has the numbers of colors, not sets: a set with bit 2 alone is color 2. Each country gets one"
            + " of its own set, and one that no neighbor has.")
    void theMapIsPainted(PaintedMap answer, Relabeling relabeling) {
        for (int i = 0; i < 6; i++) {
            int[][] borders = VisibleMaps.renumbered(VisibleMaps.strip(12), relabeling.random());
            VisibleColors.expectPainted(
                    answer,
                    borders,
                    relabeling
                            .random()
                            .ints(12, 0, 20)
                            .map(shift -> 0b111 << shift)
                            .toArray());
        }
    }

    @Points(1)
    @Order(2)
    @Says("If the map can't be painted, return an empty array")
    @DisplayName("A map that is consistent and can't be painted is recognized")
    @Hint("Four countries that all touch each other, and three colors: every color of the first leads to nothing."
            + " Then the answer is an empty array.")
    void consistentIsNotSolvable(PaintedMap answer, Relabeling relabeling) {
        VisibleColors.painted(
                answer, VisibleMaps.complete(4), VisibleMaps.dyed(relabeling.random(), 0b1111, 0b1111, 0b1111, 0b1111));
        int[] three = VisibleMaps.dyed(relabeling.random(), 0b111, 0b111, 0b111, 0b111);
        Expect shown = VisibleColors.shown("task4.paint", VisibleMaps.complete(4), three);
        shown.equal(new int[0], answer.paint(VisibleMaps.complete(4), three), "Four neighbors need four colors.");
    }

    @Points(1)
    @Order(3)
    @Says("A map may consist of several islands, and may contradict itself from the start")
    @DisplayName("Every island is painted, and one that can't be makes the map impossible")
    @Hint("What is decided on one island says nothing about another. Go on until no country anywhere has a choice.")
    void everyIslandIsPainted(PaintedMap answer, Relabeling relabeling) {
        for (int i = 0; i < 6; i++) {
            int[][] islands = VisibleMaps.islands(
                    VisibleMaps.ring(4), VisibleMaps.strip(3), VisibleMaps.ring(6), new int[][] {{}});
            int[] two = VisibleMaps.dyed(
                    relabeling.random(),
                    IntStream.generate(() -> 0b11).limit(14).toArray());
            VisibleColors.expectPainted(answer, VisibleMaps.renumbered(islands, relabeling.random()), two);
            int[][] lost = VisibleMaps.renumbered(
                    VisibleMaps.islands(VisibleMaps.strip(4), VisibleMaps.ring(5), VisibleMaps.strip(5)),
                    relabeling.random());
            Expect shown = VisibleColors.shown("task4.paint", lost, two);
            shown.equal(
                    new int[0],
                    answer.paint(lost, two),
                    "One of the islands is a ring of five, and two colors" + " are not enough for it.");
        }
    }

    @Points(2)
    @Order(4)
    @Says("try them one after the other, each on a copy")
    @DisplayName("A guess that leads to nothing is taken back")
    @Hint("When a color leads to nothing, try the country's next one, of all from 0 to 30, with the sets as they were"
            + " before the first. A copy for each guess is the simplest way.")
    void aGuessIsTakenBack(PaintedMap answer, Relabeling relabeling) {
        VisibleColors.expectOneColorFree(answer);
        for (int i = 0; i < 8; i++) {
            VisibleColors.expectGuessTakenBack(answer, i % 4, i < 4, relabeling.random());
        }
    }
}
