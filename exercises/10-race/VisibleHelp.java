package sudoku.exercise.race;

import java.util.List;
import sudoku.exercise.api.race.Chooser;
import sudoku.exercise.api.race.Quantile;
import sudoku.exercise.api.race.Restarts;
import sudoku.exercise.api.race.SearchParts;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.SetHelp;

/** What helps in the tasks of set 10; the answers to the questions stand in the set's README. */
public final class VisibleHelp implements SetHelp {
    @Override
    public String folder() {
        return "10-race";
    }

    @Override
    public List<Help> tasks() {
        return List.of(quantile(), restarts(), searchParts(), chooser());
    }

    private static Help quantile() {
        return Help.with(Quantile.class)
                .question("4282016a36bf",
                        "40 % of five runs are two. Within how many steps were two of them done?")
                .known("7484ce6a2e47",
                        "Within 5 steps one run was done. 40 % of five are two.")
                .known("9e8d872e62b0",
                        "A run that was given up took longer than all others, not shorter.")
                .question("76b479f41068",
                        "Half of five runs are two and a half, and two are not enough.")
                .known("efb9a0878126",
                        "Half of five runs are two and a half: two are not enough.")
                .question("49f6a5f7375b",
                        "Were all of them done?")
                .known("e37c71ce6bd3",
                        "One was given up, and nobody knows how long it would have taken.")
                .hint("Put the runs in order, in a copy; one that was given up stands behind all others.")
                .hint("How many runs are so many percent? Where that is no whole number, the next larger one. Whole "
                        + "numbers are divided downwards: what has to be added before dividing by 100?")
                .hint("The place in the ordered array is one less than that number. If what stands there was given "
                        + "up, nobody knows: −1.")
                .anotherWay("Nothing need be sorted. Ask of each run: how many runs took no more steps than this "
                        + "one? The smallest of those where they are enough is the answer. For a million runs a "
                        + "search by halves does it: guess a number of steps, count who was done within it, and "
                        + "guess again.");
    }

    private static Help restarts() {
        return Help.with(Restarts.class)
                .question("58ba67c5296d",
                        "The sequence up to round 15 is written twice, and then comes the next power of two.")
                .known("7374b703767a",
                        "8 stands in round 15. Then everything up to there comes once more, and then the next "
                        + "power.")
                .question("c02feede5679",
                        "10 in vain, 10 in vain, 20 in vain, and the fourth round needs less than its 10.")
                .known("5cae095ccc51",
                        "What was used up in vain counts too.")
                .known("5e29c96ac138",
                        "A run that is given up uses only what it may take.")
                .question("5fda341ab4be",
                        "Each may take 10 steps.")
                .known("2e662c0d4a7b",
                        "That many steps were taken, but no run was done.")
                .hint("A power of two stands for the first time in the rounds 1, 3, 7, 15: always one less than a "
                        + "power.")
                .hint("Any other round lies in a copy of the beginning: take away the largest 2^k − 1 that is below "
                        + "it, and look again.")
                .hint("For the steps: in each round compare the run with unit · patience, in long. Done: add the "
                        + "run's own steps and stop. Else add what it may take.")
                .anotherWay("Don't reckon the rounds one by one: Knuth has two numbers that make the sequence by "
                        + "themselves. Begin with u = 1, v = 1; v is the patience; then, if u & −u equals v, u "
                        + "becomes u + 1 and v becomes 1; otherwise v doubles. Two lines, and no recursion.");
    }

    private static Help searchParts() {
        return Help.with(SearchParts.class)
                .question("05d2a8f61745",
                        "One for each digit that fits.")
                .question("d589b833d1db",
                        "That one is no work for anybody.")
                .known("dd613354774e",
                        "A part in which a blank has no digit left is left out.")
                .question("2f2af67b13c8",
                        "In the end every part that is alive is full.")
                .known("3c1fdee53ef3",
                        "There is nothing left to cut once all parts are full.")
                .hint("A queue of parts: take one out, choose a blank of it, put in a copy for each digit that "
                        + "fits.")
                .hint("A full part can't be cut: put it aside, and count it. Leave out a part in which some blank "
                        + "has no digit.")
                .hint("Look at the number before each cut: parts put aside and those waiting are enough when there "
                        + "are as many as wanted.")
                .anotherWay("Cut by one digit and its places instead of by one cell and its digits: in each house a "
                        + "missing digit must stand somewhere, and in one place only. Or cut the largest part first, "
                        + "by an estimate from probes, as lesson 5 makes it: cores then get equal work, not equal "
                        + "numbers.");
    }

    private static Help chooser() {
        return Help.with(Chooser.class)
                .question("4d33efe64036",
                        "All digits that fit it.")
                .known("5ff724b17912",
                        "Both, or the search never looks at the other.")
                .question("288c87e323a0",
                        "Fewer answers, fewer steps.")
                .known("8af1f73f3059",
                        "The row can be asked as well, and it has one answer.")
                .question("c3bba64caf64",
                        "There is no way on.")
                .known("42dd9492d31e",
                        "There is no way on: an empty list.")
                .hint("Make the sets first: which digits stand in each of the 48 houses? What fits a blank is what "
                        + "stands in none of its three.")
                .hint("Two kinds of questions: each blank, and each house with each digit that it lacks. Make the "
                        + "list of moves for each and keep the shortest.")
                .hint("As soon as a question has no answer, return an empty list; with one answer, return it at "
                        + "once.")
                .hint("Between equals try ahead: write a move, count what it leaves of the others, and prefer the "
                        + "question whose worst answer leaves least.")
                .anotherWay("Give each question a weight for how often it has led into a dead end, and divide its "
                        + "number of answers by it: what fails often is asked early. Your object remembers from call "
                        + "to call. The books call it dom/wdeg.");
    }
}
