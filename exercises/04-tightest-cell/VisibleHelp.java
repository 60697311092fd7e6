package sudoku.exercise.tightestcell;

import java.util.List;
import sudoku.exercise.api.tightestcell.CountBuckets;
import sudoku.exercise.api.tightestcell.Degrees;
import sudoku.exercise.api.tightestcell.TightestChoice;
import sudoku.exercise.api.tightestcell.WholeTree;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.SetHelp;

/** What helps in the tasks of set 4; the answers to the questions stand in the set's README. */
public final class VisibleHelp implements SetHelp {
    @Override
    public String folder() {
        return "04-tightest-cell";
    }

    @Override
    public List<Help> tasks() {
        return List.of(degrees(), tightestChoice(), countBuckets(), wholeTree());
    }

    private static Help degrees() {
        return Help.with(Degrees.class)
                .question("6b5885a788aa",
                        "Which cells of the box stand in the row or in the column as well?")
                .known("0831b645f6bb",
                        "That many different cells there are. How many of them were met twice?")
                .known("b0e55db7a1f6",
                        "Some cells of the box stand in the row or in the column as well.")
                .question("fb30656610a7",
                        "r1c1 is one of its neighbours, and no blank.")
                .known("5cb68d8d7420",
                        "A cell in two of its houses is one neighbour.")
                .question("ab950c364d78",
                        "Does it share a house with r1c1?")
                .known("e8f1f2e5b8fe",
                        "It shares no house with r1c1.")
                .known("74c75521090f",
                        "A cell in two of its houses is one neighbour.")
                .hint("For each blank look at all 81 cells: is the other one blank, is it another one, is it a "
                        + "neighbour?")
                .hint("Cell / 9 is the row, cell % 9 the column; two cells share a box when row / 3 and column / 3 "
                        + "agree.")
                .hint("A neighbour that shares two houses is one neighbour: ask once for each pair of cells, not "
                        + "once for each house.")
                .anotherWay("Count blanks house by house, 27 numbers. A blank's neighbours are those of its row, "
                        + "its column and its box, less those of the box that stand in the row or the column too, "
                        + "and itself thrice.");
    }

    private static Help tightestChoice() {
        return Help.with(TightestChoice.class)
                .question("b9ee5151124f",
                        "First the fewest candidates count, and only between equals the neighbours.")
                .known("baa39aeec106",
                        "It has the most neighbours, but more candidates than the others.")
                .known("8e3190aecd51",
                        "Of the two with the fewest candidates, which has more blank neighbours?")
                .question("fedbef94b173",
                        "Fewer than none isn't possible.")
                .known("b48df0be639d",
                        "0 is fewer: a dead blank is chosen, and the search turns round at once.")
                .question("d5c391ade65f",
                        "All is equal but their numbers.")
                .known("dbf357971587",
                        "It was only named first. What do the numbers of the cells say?")
                .hint("Go through the blanks, and remember the best so far with its number of candidates.")
                .hint("A blank is better if it has fewer candidates, or as many and more blank neighbours. If both "
                        + "are equal, the earlier one stays.")
                .hint("The blank neighbours are task 1. Reckon them once for the board, before the loop.")
                .anotherWay("Make one number of the three: the candidates times 10,000, plus 20 less the neighbours "
                        + "times 100, plus the cell. The smallest number is the answer, and what remains of it "
                        + "divided by 100 is the cell. Any order of rules becomes one comparison like that.");
    }

    private static Help countBuckets() {
        return Help.with(CountBuckets.class)
                .question("75ce46a36283",
                        "After the change the counts are 4, 5, 3.")
                .known("2bd8301c38cf",
                        "First the change, then the choice.")
                .question("9e0d20abc739",
                        "The counts are 4 and 5, and cell 2 is filled.")
                .known("b02d88ac9082",
                        "−1 is no count: the cell is filled, and can't be chosen.")
                .question("abce80738395",
                        "All are filled now.")
                .hint("26 lists, one for each count; and for each cell its count now and its place in its list.")
                .hint("To take a cell out of the middle: move the last cell of the list into the hole, and write "
                        + "down its new place. Then the list is one shorter.")
                .hint("The tightest cells are in the first list that isn't empty: at most 26 looks, however many "
                        + "cells there are.")
                .anotherWay("Let the cells hold each other's hands: for each cell the one before and the one behind "
                        + "in its bucket, as in dancing links. Then a cell leaves with two writes and joins with "
                        + "three, and no list is needed at all.");
    }

    private static Help wholeTree() {
        return Help.with(WholeTree.class)
                .question("84a50e616bdc",
                        "One digit is written, and the board is full then.")
                .question("b028093e1ce8",
                        "Nothing is written. Is it a solution?")
                .known("a4e37a675e96",
                        "Nothing is written, but it is a solution.")
                .question("f6d46c0277c0",
                        "Nothing can be written, and no solution is met.")
                .hint("Look at the clues first: each against the others. If two clash, both numbers are 0.")
                .hint("Ask task 2 which blank comes next. If it says −1, the board is full: one solution more.")
                .hint("Count a digit when it is written, and not when it is taken back. Go on after a solution, as "
                        + "in exercise 1.2.")
                .anotherWay("Let the search give its two numbers back instead of writing them down: a tree is the "
                        + "sum of its branches, and one more digit for each. Such a method needs no variable outside "
                        + "itself, and can be asked about any part of the tree.");
    }
}
