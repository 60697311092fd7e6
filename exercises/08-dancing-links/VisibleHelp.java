package sudoku.exercise.dancinglinks;

import java.util.List;
import sudoku.exercise.api.dancinglinks.CountCovers;
import sudoku.exercise.api.dancinglinks.DanceSteps;
import sudoku.exercise.api.dancinglinks.QueensOptions;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.SetHelp;

/** What helps in the tasks of set 8; the answers to the questions stand in the set's README. */
public final class VisibleHelp implements SetHelp {
    @Override
    public String folder() {
        return "08-dancing-links";
    }

    @Override
    public List<Help> tasks() {
        return List.of(danceSteps(), queensOptions(), countCovers());
    }

    private static Help danceSteps() {
        return Help.with(DanceSteps.class)
                .question("6fd2d10dc977",
                        "The head 4 steps out of its row: who stands right of 3 now?")
                .known("142bfa6215bf",
                        "4 has stepped out of the row.")
                .question("aad85fc46984",
                        "The other nodes of option 5 leave their columns.")
                .known("8d63f26b53a3",
                        "A node of option 5 has left that column.")
                .known("fdc07e08f956",
                        "A node of option 5 has left that column. Whose is still there?")
                .question("eacc3701de5c",
                        "Which columns do the nodes leave?")
                .known("8dd07048eff8",
                        "Its own nodes stay below it. That is how uncover finds the way back.")
                .known("81fcbeb91742",
                        "Its own nodes stay below it. That is how uncover finds the way back.")
                .hint("Take the head out of its row with two writes: its left neighbour's right, and its right "
                        + "neighbour's left. Its own two links stay, and remember.")
                .hint("For each node below the head, walk along its option, and take each other node out of its "
                        + "column with two writes; its column's size goes down by one.")
                .hint("Uncovering walks the other way: up instead of down, left instead of right, the head last. "
                        + "Each node still knows its neighbours.")
                .anotherWay("Cover and uncover are one walk in two directions. Hand the walk the arrays to walk by, "
                        + "forth and back exchanged, and whether it takes out or puts in: one method does both, and "
                        + "they can't drift apart.");
    }

    private static Help queensOptions() {
        return Help.with(QueensOptions.class)
                .question("e26b8188e00f",
                        "Columns begin at side.")
                .known("87490666e201",
                        "1 is a row. Columns begin at side.")
                .known("927747ada1a4",
                        "Columns and rows are counted from 0.")
                .question("b9fa8259de8c",
                        "They begin at 8, with the corner at the top left. What stays the same one step up and "
                        + "to the right?")
                .known("f92a435fb876",
                        "They begin at 2 · side.")
                .known("2d9f7a509cbd",
                        "One step up and to the right the sum stays the same: 3 + 1.")
                .question("b36369ad909a",
                        "Rows, columns, and two kinds of diagonals, 2 · side − 1 of each.")
                .known("599900bbe6ad",
                        "There are 2 · side − 1 diagonals of each kind, not 2 · side.")
                .known("c08d23c8cbe7",
                        "Each kind of diagonal has 2 · side − 1.")
                .hint("Two loops, over rows and columns; the square's number is row * side + column.")
                .hint("row + column is the same all along a rising diagonal, column − row all along a falling one.")
                .hint("column − row can be as small as −(side − 1). Add side − 1, so that it begins at 0, and then "
                        + "what the falling diagonals begin with.")
                .anotherWay("Walk along each line instead of reckoning for each square: give a line the next "
                        + "number, begin at its border square, and write the number down for every square you come "
                        + "through. There is no formula to get wrong, and it works for boards of any shape.");
    }

    private static Help countCovers() {
        return Help.with(CountCovers.class)
                .question("069bbbee7983",
                        "Each item exactly once: which choices of options do that?")
                .known("749df5432aeb",
                        "The three small options are one. What goes with {0, 1}, and what with {1, 2}?")
                .known("05903f4426e3",
                        "Three small options do it, too.")
                .known("6fd9acd011b4",
                        "{0, 1} and {1, 2} both cover item 1.")
                .question("dff2f61141a0",
                        "A secondary item may stay uncovered.")
                .known("1b63c47f0b2f",
                        "A secondary item may stay uncovered, and may be covered once.")
                .question("86b5f4d6f289",
                        "The item must be covered, and nobody offers it.")
                .known("37ef344cf128",
                        "The item must be covered, and nobody offers it.")
                .hint("Write the search of the lesson as a loop with two moods: going deeper, or coming back. An "
                        + "array holds the node chosen at each depth.")
                .hint("Going deeper: the head with the fewest options; none left means one cover more. Cover it, "
                        + "and write its head into the array: nothing tried yet.")
                .hint("Coming back to a node: uncover what its option covered, in reverse order. Then the node "
                        + "below it; if that is the head, uncover it and go back one depth more.")
                .hint("Stop looking for the fewest at a column with one node or none: nothing is tighter.")
                .anotherWay("Leave the links away. Keep for each item the list of its options and for each option "
                        + "how many chosen ones it clashes with; choosing raises these counts and taking back lowers "
                        + "them. Then nothing has to be put back in order; but the tightest item must be looked for "
                        + "each time.");
    }
}
