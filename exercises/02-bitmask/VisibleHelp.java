package sudoku.exercise.bitmask;

import java.util.List;
import sudoku.exercise.api.bitmask.BoardCandidates;
import sudoku.exercise.api.bitmask.SetOperations;
import sudoku.exercise.api.bitmask.Windoku;
import sudoku.exercise.api.bitmask.WrongAnswers;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.SetHelp;

/** What helps in the tasks of set 2; the answers to the questions stand in the set's README. */
public final class VisibleHelp implements SetHelp {
    @Override
    public String folder() {
        return "02-bitmask";
    }

    @Override
    public List<Help> tasks() {
        return List.of(setOperations(), wrongAnswers(), boardCandidates(), windoku());
    }

    private static Help setOperations() {
        return Help.with(SetOperations.class)
                .question("96593a500425",
                        "Digit 1 is bit 0 and is worth 1. What is digit 3 worth?")
                .known("950642a0deb7",
                        "That is {1, 3} as in the lesson, where bit 1 stands for digit 1. Here bit 0 does.")
                .question("3e6ede4091cd",
                        "Read its one line: it adds 1 << 2.")
                .known("db125cd0a7eb",
                        "That would be right. But + carries when the bit is on already.")
                .question("641fc481182f",
                        "~ turns over all the bits of an int.")
                .known("d81676e7a056",
                        "That would be right. But ~ turns over all the bits of an int, not nine.")
                .hint("Ask each faulty method by hand about one small set, first about a digit that is in it, then "
                        + "about one that isn't.")
                .hint("1 << digit - 1 is a number with one bit. One method forgets to make it, and in one the "
                        + "complement is taken too early: what binds closer, ~ or <<?")
                .hint("Adding is |, asking is &, removing is & with the complement of that one bit. And what isn't "
                        + "in the set has to be cut to nine bits.")
                .anotherWay("What is free among nine digits is 511 minus the set: nothing is ever borrowed, since "
                        + "each bit of the set is on in 511. And a digit is removed by adding it first and turning "
                        + "its bit over then.");
    }

    private static Help wrongAnswers() {
        return Help.with(WrongAnswers.class)
                .question("bd63bc84e0c8",
                        "82 is 64 + 16 + 2. Which of these is digit 4?")
                .question("49a279f949b9",
                        "3 isn't in the set, so nothing changes.")
                .known("601caf477d81",
                        "That turns the bit over. What isn't there can't be removed: nothing changes.")
                .question("01539b525637",
                        "5 has bit 0 on, and bit 0 belongs to nobody. Is 5 a set at all?")
                .known("7174ad6c2b76",
                        "5 is odd, so it is no set, and nobody asked. What stands there means nothing.")
                .hint("Two loops: the sets from 0 to 1022 in steps of two, the digits from 1 to 9.")
                .hint("What should have come is the set with the digit's bit off, whether it was on or not.")
                .hint("Compare the whole number with what was returned: a stray bit somewhere else is as wrong as "
                        + "the digit itself.")
                .anotherWay("Judge by two properties instead of by the right answer: the digit's bit is off, and "
                        + "everywhere else answer and set agree, (answer ^ set) & ~bit being 0. A judge who knows "
                        + "what must hold need not know how it is done.");
    }

    private static Help boardCandidates() {
        return Help.with(BoardCandidates.class)
                .question("2c678c0114a2",
                        "Digits 1 to 4 are the bits 1 to 4.")
                .known("901535a47e75",
                        "Bit d is digit d, and so bit 0 stays off.")
                .question("f8f096d7c982",
                        "A box has as many cells as a row, and is as wide as it is high.")
                .known("5ff30df966ed",
                        "A box has 16 cells, and is as wide as it is high.")
                .question("b268bc9fcbb6",
                        "Digit 1 stands in its row, twice over. What is left of the digits 1 to 4?")
                .known("4c2aa20cf3e9",
                        "Only the digit 1 stands in its row.")
                .known("107fa13781b6",
                        "The row has a 1, even if it has two.")
                .hint("Three arrays of numbers: the digits that stand in each row, in each column, in each box.")
                .hint("First go over the digits and switch their bits on. Then go over the blanks: all digits, "
                        + "without what their three numbers hold.")
                .hint("With side = the square root of size, a cell's box is row / side * side + column / side. All "
                        + "digits together are (1 << size + 1) - 2.")
                .anotherWay("Turn it round: let each blank begin with all digits, and let each digit on the board "
                        + "strike itself from the cells that share a house with it. That is less to remember, and it "
                        + "is what a search does after every move.");
    }

    private static Help windoku() {
        return Help.with(Windoku.class)
                .question("4f7619234aff",
                        "A row, a column, a box, and perhaps a window: they are shaded.")
                .known("4dc60d59c7c7",
                        "It stands in a window too.")
                .question("7486bc8e164e",
                        "A row, a column, a box, and perhaps a window: they are shaded.")
                .known("535e39d7e573",
                        "The four windows leave row 5 and column 5 free.")
                .question("b5fed0b5dd79",
                        "Do the two cells share a house?")
                .known("2aefc4681dc4",
                        "They share no row, no column, no box. But they share a window.")
                .hint("With rows and columns from 0, a cell stands in no window if its row or its column can be "
                        + "divided by 4.")
                .hint("Load the clues first. If a digit's bit is on already in one of its houses, two clues clash, "
                        + "and there is no solution.")
                .hint("Switch the digit's bit on in all its houses, search on, and switch it off: with ^ one method "
                        + "does both.")
                .anotherWay("Number the 31 houses, and make for each cell the list of its three or four. Then "
                        + "loading, writing and taking back are one loop each, and windows are spoken of nowhere but "
                        + "where the lists are made.");
    }
}
