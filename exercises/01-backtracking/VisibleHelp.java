package sudoku.exercise.backtracking;

import java.util.List;
import sudoku.exercise.api.backtracking.AllSolutions;
import sudoku.exercise.api.backtracking.Conflicts;
import sudoku.exercise.api.backtracking.SomeSolutions;
import sudoku.exercise.api.backtracking.SudokuX;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.SetHelp;

/** What helps in the tasks of set 1; the answers to the questions stand in the set's README. */
public final class VisibleHelp implements SetHelp {
    @Override
    public String folder() {
        return "01-backtracking";
    }

    @Override
    public List<Help> tasks() {
        return List.of(conflicts(), allSolutions(), someSolutions(), sudokuX());
    }

    private static Help conflicts() {
        return Help.with(Conflicts.class)
                .question("040fcb6c3709",
                        "A conflict is a digit that a house has more than once, however often. Count such digits, "
                        + "not cells.")
                .known("bcbbda0445f2",
                        "There are three pairs, but one digit. A conflict is a digit that stands more than once, "
                        + "however often.")
                .known("9eb0160816ea",
                        "There are two too many, but one digit. A conflict is a digit that stands more than once, "
                        + "however often.")
                .question("4615612edfdc",
                        "A blank is no digit, so it can't stand twice.")
                .known("b4881f2184bb",
                        "Blanks are no conflict, though there are six of them. Pass over them.")
                .question("75cc87bf2ce1",
                        "First the number of the house, counted from 0, then the digit. Nothing says that digits "
                        + "end at 9.")
                .known("798aea93cb14",
                        "Houses are counted from 0, and this is the first.")
                .hint("One house at a time: how often does each digit stand in its cells?")
                .hint("Count in a map, or in an array that is long enough for the largest digit on the board. Don't "
                        + "count zeros.")
                .hint("When a house has been counted, each digit with a count above 1 gives one array: the house "
                        + "and the digit. Then begin to count anew.")
                .anotherWay("Two sets of bits count for you: what was seen, and what was seen again. A digit goes "
                        + "into the second set when it is in the first already. After the last cell the second set "
                        + "holds the conflicts of the house.");
    }

    private static Help allSolutions() {
        return Help.with(AllSolutions.class)
                .question("29fb52740c23",
                        "Count the solutions: boards without a blank that have all these digits and keep the rules.")
                .known("a95e1338b8b4",
                        "Nothing is left to write, and that is just what a solution is: hand it over.")
                .question("eb8f142ec430",
                        "Whatever is written into the blanks, the first row keeps two 5s. Is that ever a solution?")
                .question("bf65d617ef98",
                        "The board is only lent: it has to come back as it was.")
                .known("3beaea056243",
                        "The board is only lent: each digit that the search writes is taken back.")
                .hint("Begin with the search of the lesson. What does it do when no cell is left? There call "
                        + "found.accept instead of returning true.")
                .hint("Nobody stops the search any more. So after each call of itself the digit is taken back, "
                        + "whatever came of it.")
                .hint("Before the search, look at each clue: lift it, ask whether it may stand there, put it back. "
                        + "If one may not, there is nothing to search.")
                .anotherWay("Count instead of calling: the blanks are the places of a counter, each runs from 1 to "
                        + "9, and one that has run out carries to the place before it. A digit that breaks a rule is "
                        + "passed over at its own place. It is the same tree, and no method calls itself.");
    }

    private static Help someSolutions() {
        return Help.with(SomeSolutions.class)
                .question("9417803d3041",
                        "It has more than three solutions, and no more than most are handed over.")
                .question("8d1ffc03d709",
                        "It returns how many it has handed over.")
                .known("8d6d6c1491bb",
                        "That is what was wished. It returns how many it has handed over.")
                .question("e1e933aa1e83",
                        "Who asks for none gets none.")
                .known("fe3690039a90",
                        "It is a solution, but who asks for none gets none.")
                .hint("Let the search return how many solutions were handed over below this cell. A caller adds up "
                        + "what its digits brought.")
                .hint("Tell each call how many are still wanted: most, less what has come already. With 0 it "
                        + "returns at once.")
                .hint("Take the digit back after the call of itself and before you look whether there are enough: "
                        + "then the way out leaves nothing behind.")
                .anotherWay("Search on a copy. Then nobody has to tidy up on the way out, and the search may leave "
                        + "all its calls at once: an exception of your own, thrown when there are enough, is caught "
                        + "where the search began.");
    }

    private static Help sudokuX() {
        return Help.with(SudokuX.class)
                .question("e08baa62d2a8",
                        "A row, a column, a box: and on which diagonals does it stand?")
                .known("426fba742ec1",
                        "As an ordinary Sudoku. Here it stands on both diagonals as well.")
                .known("5b5a0d90eacb",
                        "It stands on both diagonals.")
                .question("a2a2acdc92e1",
                        "Only 17 cells stand on a diagonal. Is r1c2 one of them?")
                .known("4184b6875fe6",
                        "It stands on no diagonal: only 17 cells do.")
                .question("fca1dfa13ffb",
                        "Do these two cells share a house?")
                .known("7fc9bbda4516",
                        "They share no row, no column and no box. But both stand on one diagonal, so the clues "
                        + "break a rule.")
                .hint("With rows and columns from 0: on one diagonal row and column are equal, on the other they "
                        + "add up to 8.")
                .hint("Two cells share a diagonal only if both stand on it. So ask for the diagonal of the cell you "
                        + "write in, and only if it has one.")
                .hint("Work on a copy of the board, and look at each clue against all others before you search.")
                .anotherWay("Make a list of all 29 houses, and from it, once, the list of neighbours of each cell. "
                        + "Then the search has no special case left: a cell on a diagonal merely has more "
                        + "neighbours, and any other puzzle with other houses is solved by the same lines.");
    }
}
