package sudoku.exercise.stack;

import java.util.List;
import sudoku.exercise.api.stack.OneOrMore;
import sudoku.exercise.api.stack.SavedSearch;
import sudoku.exercise.api.stack.SolutionIterator;
import sudoku.exercise.api.stack.StackReading;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.SetHelp;

/** What helps in the tasks of set 3; the answers to the questions stand in the set's README. */
public final class VisibleHelp implements SetHelp {
    @Override
    public String folder() {
        return "03-stack";
    }

    @Override
    public List<Help> tasks() {
        return List.of(stackReading(), solutionIterator(), oneOrMore(), savedSearch());
    }

    private static Help stackReading() {
        return Help.with(StackReading.class)
                .question("70bef698d859",
                        "A step with a 0 takes a choice back.")
                .known("60a5de49d72e",
                        "The last step takes a choice back.")
                .question("f7c97c406c19",
                        "The top of the stack comes last.")
                .known("a89f6eeb41e4",
                        "The oldest choice comes first. The top of the stack comes last.")
                .hint("A step with a digit puts a choice on the stack, a step with 0 takes one off.")
                .hint("What is taken back is always the youngest: the last of the list.")
                .hint("Add at the end and remove at the end. Then the oldest stands first, as wanted.")
                .anotherWay("Read the steps from the last to the first, with a counter: a step that takes back "
                        + "raises it, a digit lowers it, and where it is 0 already the digit stands. No stack is "
                        + "needed to know what stands on one.");
    }

    private static Help solutionIterator() {
        return Help.with(SolutionIterator.class)
                .question("08d26946809a",
                        "Asking doesn't move anything.")
                .known("2a6714d1cbae",
                        "hasNext only asks. It may be called as often as you like.")
                .known("666f87d55de0",
                        "hasNext only asks. It may be called as often as you like.")
                .question("101e1066d62f",
                        "A full board has nothing to be filled in. Is it a solution?")
                .known("ed963a95236c",
                        "It is a solution already, its own and only one.")
                .question("11b64acbaa63",
                        "Somebody else's board may change while your search rests.")
                .known("62d2af95dcb9",
                        "It must not: keep a copy of your own.")
                .hint("Where does a search rest? All it knows must be in variables of the object: its board, "
                        + "its notes of what each blank has tried, its stack.")
                .hint("One method looks for the next solution and keeps it in a variable. It does nothing if one is "
                        + "ready; hasNext and next both call it.")
                .hint("After a solution don't begin anew: go back to the last blank and try the next larger digit. "
                        + "Coming from the blank before, begin with 1.")
                .hint("Look at the clues once, at the beginning. If they contradict each other, there is nothing to "
                        + "search.")
                .anotherWay("Put whole boards on the stack. Take one off, and put on a copy for each digit that "
                        + "fits its first blank. Nothing is ever taken back, for no board is written on twice; the "
                        + "price is a board for each choice that is open.");
    }

    private static Help oneOrMore() {
        return Help.with(OneOrMore.class)
                .question("3470d7d7e8e2",
                        "May a second one come?")
                .known("0c95470e25e5",
                        "A second solution may come: only the end of the search tells that there is none.")
                .question("6a1ed23690c3",
                        "Is there anything that could change what comes back?")
                .known("1cfc0c1494cf",
                        "2 stands for two or more: nobody needs to count on.")
                .question("c01409b6d746",
                        "Is it a solution?")
                .known("2a229fb0c69c",
                        "It is a solution already, its own and only one.")
                .hint("Two solutions are enough to know.")
                .hint("Ask the iterator as long as fewer than two have come and there is a next one.")
                .hint("Without the iterator: a search that returns how many solutions it has found, and stops at "
                        + "two.")
                .anotherWay("Search twice: once with the digits from 1 to 9, once from 9 to 1. The first search "
                        + "finds the smallest solution, the second the largest. If they are the same, there is no "
                        + "other.");
    }

    private static Help savedSearch() {
        return Help.with(SavedSearch.class)
                .question("d111a9da8615",
                        "What is wanted is the next solution.")
                .known("a22a59cefcf0",
                        "The search had just found it. What is wanted is the next one.")
                .question("cb3616a4f625",
                        "One choice for each blank.")
                .question("97ae45b1ed19",
                        "There is one solution, and it was found already.")
                .hint("Write the saved digits on a copy of the board. The blanks in reading order say where the "
                        + "next choice goes.")
                .hint("Only if each blank has a choice, the last one is taken back before you go on. Otherwise its "
                        + "digit stays: nobody has looked below it yet.")
                .hint("At a blank, try the digits above the one tried last there, from 1 if you come from the blank "
                        + "before. If none fits, take the choice before back.")
                .anotherWay("The choices are the digits of one long number, and the search finds such numbers in "
                        + "ascending order. So ask for the next larger one: raise the last place until it fits, and "
                        + "when it runs out, carry.");
    }
}
