package sudoku.exercise.genetic;

import java.util.List;
import sudoku.exercise.api.genetic.CircleCrossing;
import sudoku.exercise.api.genetic.FairParents;
import sudoku.exercise.api.genetic.NextRate;
import sudoku.exercise.api.genetic.WeightedErrors;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.SetHelp;

/** What helps in the tasks of set 9; the answers to the questions stand in the set's README. */
public final class VisibleHelp implements SetHelp {
    @Override
    public String folder() {
        return "09-genetic";
    }

    @Override
    public List<Help> tasks() {
        return List.of(weightedErrors(), fairParents(), circleCrossing(), nextRate());
    }

    private static Help weightedErrors() {
        return Help.with(WeightedErrors.class)
                .question("d414095edd7f",
                        "Which of the digits 1 to 4 are not there?")
                .known("fd00c12bfd33",
                        "There are six pairs. But what counts is the digits that are not there.")
                .known("86f34ceab85a",
                        "Which of the digits 1 to 4 are not there?")
                .question("29d09300e05c",
                        "What it lacks, times what it weighs.")
                .known("5c276ce50c73",
                        "It lacks three digits.")
                .question("5e63ffdd1f8b",
                        "One more, however much it lacks.")
                .known("307b42f05be9",
                        "A line that lacks anything weighs one more, however much it lacks.")
                .known("1a1bb988921c",
                        "It lacks something, so it grows heavier.")
                .hint("Write one helper: what does each of the lines lack, rows first, then columns? Both methods "
                        + "need it.")
                .hint("The side of the board is the square root of its length; there are twice as many lines. A set "
                        + "of the digits seen tells what is lacking: the side less its size.")
                .hint("heavierLines gives a copy of the weights, one more where something is lacking.")
                .anotherWay("Count in one pass over the cells: a table of line and digit, each cell adding one in "
                        + "its row and one in its column. What stands at 0 in the end is lacking. When two cells "
                        + "change places only four lines of the table change, which is how fast annealing keeps its "
                        + "errors.");
    }

    private static Help fairParents() {
        return Help.with(FairParents.class)
                .question("5cb0fa4aaf42",
                        "The worst board owns the fields 0 and 1, the next better one 2 to 5.")
                .known("87236df45f0d",
                        "Sort by errors, worst first: 9, 7, 4, 2. Which board has 7?")
                .question("11019baf39fb",
                        "The hands point at the fields 1, 6, 11 and 16.")
                .known("c1d207f4626c",
                        "These are the parents for 0. Now the hands point at the fields 1, 6, 11 and 16: who "
                        + "owns them?")
                .question("d4b35b9812f4",
                        "The hands point at the fields 4, 9, 14 and 19.")
                .hint("Make a list of the boards' numbers, and sort it by errors, the worst first. The errors "
                        + "themselves stay where they are.")
                .hint("Hand h points at the field spin + h · (n + 1).")
                .hint("The board at place p, from 0, owns 2 · (p + 1) fields. Go along with the hands and the ends "
                        + "of the boards' fields at the same time: neither ever goes back.")
                .anotherWay("The fields before place p are p · (p + 1). So the owner of a field follows from a "
                        + "square root, and no walk along the wheel is needed; or build the whole wheel as one "
                        + "array, each board as often as it has fields, and the hands read it.");
    }

    private static Help circleCrossing() {
        return Help.with(CircleCrossing.class)
                .question("999ddeee9459",
                        "Follow them: each digit belongs to one circle, and a cell where both agree is one of its "
                        + "own.")
                .known("5903f0496500",
                        "A cell where both parents agree is a circle of its own, and there are two of these.")
                .question("790803320bcf",
                        "The first cell's circle does not come through here, so this is where the second begins.")
                .known("60924b98a701",
                        "This cell is not in the first circle, so it begins the second, which is the father's.")
                .question("c0af6a85e52f",
                        "They take turns, and the mother begins.")
                .known("9852ee3f54cb",
                        "They take turns: the first is the mother's, the second the father's.")
                .hint("First, for each box, a table: in which cell has the mother this digit?")
                .hint("A circle: from a cell go to the cell where the mother has the father's digit of this one, "
                        + "and so on until you come to a cell that has been filled.")
                .hint("Go through the box in its order. A cell that is filled belongs to a circle already; one that "
                        + "isn't begins the next, and the giver changes.")
                .anotherWay("Give each cell the number of its circle first, and fill afterwards: even circles from "
                        + "the mother, odd ones from the father. Numbers can come from any method that joins what "
                        + "belongs together, such as a union of sets, where each cell points to another one of its "
                        + "group.");
    }

    private static Help nextRate() {
        return Help.with(NextRate.class)
                .question("37fe5d2859b2",
                        "Each of nine boxes is changed with the chance 0.1.")
                .known("c45135c02a67",
                        "Nearly: nine boxes, each with the chance 0.1.")
                .question("13fa436ba6c1",
                        "Too many changes at once spoil what was right.")
                .known("9cdb16c4970e",
                        "Each change is as likely to spoil as to mend, and many at once hardly ever mend.")
                .question("032f795f2e1a",
                        "With so many children, who is the best one most likely?")
                .known("f26f8e147358",
                        "Among so many some are not changed at all, and the best is the same board again.")
                .hint("Three cases: after is larger than before, equal, or smaller. Say for each what it tells "
                        + "about the rate.")
                .hint("Begin with one number: multiply by something below 1 when the best child is worse. Look at "
                        + "the picture: where does the rate come to rest?")
                .hint("Falling must be faster than rising: one step too high spoils many generations, one too low "
                        + "costs a few. And a rate is never more than 1.")
                .anotherWay("Rise by adding instead of multiplying: halve the rate when the best child is worse, "
                        + "and add a small fixed number, such as 0.002, when it is as good. Computers that share a "
                        + "line settle their speed by the same rule: a little more as long as nothing is lost, half "
                        + "when something is.");
    }
}
