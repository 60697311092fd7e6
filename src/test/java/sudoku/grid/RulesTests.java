package sudoku.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RulesTests {
    private static final Grid SOLVED =
            Grid.parse("534678912672195348198342567859761423426853791713924856961537284287419635345286179");

    @Test
    void aConflictNamesDigitHouseAndCells() {
        Grid twice = Grid.empty(9).with(0, 5).with(1, 5);
        assertThat(Rules.conflicts(twice))
                .extracting(Conflict::message)
                .containsExactly("5 is twice in row 1: at r1c1 and r1c2", "5 is twice in box 1: at r1c1 and r1c2");
    }

    @Test
    void threeOfAKindAreOneConflict() {
        Grid thrice = Grid.empty(9).with(0, 5).with(30, 5).with(3, 5).with(57, 5);
        assertThat(Rules.conflicts(thrice))
                .extracting(Conflict::toString)
                .containsExactly(
                        "5 is twice in row 1: at r1c1 and r1c4", "5 is 3 times in column 4: at r1c4 and r4c4 and r7c4");
    }

    @Test
    void aSolutionMustBeFullValidAndKeepTheClues() {
        Grid puzzle = SOLVED.with(0, 0).with(40, 0);
        assertThat(Rules.solves(SOLVED, puzzle)).isTrue();
        assertThat(Rules.solves(SOLVED.with(80, 0), puzzle)).as("a blank left").isFalse();
        assertThat(Rules.solves(SOLVED.with(80, 7), puzzle)).as("a conflict").isFalse();
        assertThat(Rules.solves(SOLVED, Grid.empty(9).with(0, 9)))
                .as("a clue changed")
                .isFalse();
        assertThat(Rules.solves(SOLVED, Grid.empty(4))).as("another size").isFalse();
    }

    @Test
    void candidatesAreTheDigitsNoPeerHolds() {
        Grid puzzle = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        assertThat(Digits.toString(Rules.candidates(puzzle, 2))).isEqualTo("{1, 2, 4}");
    }
}
