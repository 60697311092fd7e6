package sudoku.exercise.treesize;

import java.util.List;
import sudoku.exercise.api.treesize.Carriers;
import sudoku.exercise.api.treesize.CoinLuck;
import sudoku.exercise.api.treesize.NextBlank;
import sudoku.exercise.api.treesize.SolutionWalk;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.SetHelp;

/** What helps in the tasks of set 5; the answers to the questions stand in the set's README. */
public final class VisibleHelp implements SetHelp {
    @Override
    public String folder() {
        return "05-tree-size";
    }

    @Override
    public List<Help> tasks() {
        return List.of(solutionWalk(), carriers(), coinLuck(), nextBlank());
    }

    private static Help solutionWalk() {
        return Help.with(SolutionWalk.class)
                .question("4ee0742f12d8",
                        "7 divided by 3 leaves 1, and places are counted from 0.")
                .known("6e895dab8ee1",
                        "2 has place 0. What is left when 7 is divided by 3?")
                .known("4077ffdd395a",
                        "9 has place 2. What is left when 7 is divided by 3?")
                .question("e2c20399facf",
                        "It says the product of its choices.")
                .known("6edce2834e14",
                        "3 + 6 + 6 are the nodes. Solutions are at the bottom alone: the last product.")
                .question("5b6eac233296",
                        "Has it met a solution?")
                .known("305955f99836",
                        "It has come to a dead end, and has met no solution: it says 0.")
                .hint("Go through the 81 cells, and count how many blanks you have walked through: that is the place "
                        + "of the next draw.")
                .hint("digitsAt(board, cell) gives the digits that fit. None? return 0. Otherwise multiply by their "
                        + "number.")
                .hint("board[cell] = digits[draw % digits.length]. The next blank looks at the board with this digit "
                        + "on it.")
                .anotherWay("Say it from below: a full board has one solution, a dead one none, and any other has as "
                        + "many as the branch that was drawn, times the number of branches. That is a method that "
                        + "calls itself, and it needs no variable for the product.");
    }

    private static Help carriers() {
        return Help.with(Carriers.class)
                .question("4a5e8fe9e6e9",
                        "Together they said 7. Is 3 at least half of it?")
                .known("1d1517fe5779",
                        "Half of 7 is three and a half, and 3 is less.")
                .question("cb07f892818e",
                        "Together they said 8. Who said half of it?")
                .known("d192170ca594",
                        "4 is half of 8, and exactly half is enough.")
                .question("21d838cc76ea",
                        "Together they said 7. How many walks does it take to say half of that?")
                .known("2d5de1a595a2",
                        "Two of them said nothing: who carries the 7?")
                .known("638660218791",
                        "Together they said 7, and somebody did.")
                .hint("Who said most is needed first: sort, and begin at the end.")
                .hint("Add up what the counted ones said, until twice that is no less than the whole.")
                .hint("The sum of many large numbers is more than an int can hold: long sum = 0.")
                .anotherWay("Nothing need be sorted. Guess a number: what did all those say together who said at "
                        + "least so much? If it is half or more, guess higher, otherwise lower. After 31 guesses the "
                        + "least of the carriers is known, and only its equals have to be shared out.");
    }

    private static Help coinLuck() {
        return Help.with(CoinLuck.class)
                .question("0ed35b0298a0",
                        "Three coins fall in eight ways, and one of them is heads three times.")
                .known("b635b4acf31e",
                        "That is one coin. How often do three show heads all together?")
                .known("c38762141811",
                        "Three coins fall in eight ways, not in three.")
                .question("cdfe35b7ef19",
                        "A draw tells nothing.")
                .known("7c7b93681441",
                        "Five of the seven are draws, and a draw has no coin.")
                .question("385705f7acfd",
                        "Two coins fall in four ways. In how many of them is there one head or more?")
                .known("88bcef0b160c",
                        "Exactly one head comes in two of four ways. Two heads are as good as one, or better.")
                .known("0646ab80e95a",
                        "That is two heads. One is enough.")
                .hint("Count wins, and pairs that are no draw. That many coins, at least so many heads: the rest has "
                        + "nothing to do with searches.")
                .hint("Keep an array: how likely are 0, 1, 2, … heads of the coins thrown so far? Without a coin it "
                        + "is 1 for 0 heads.")
                .hint("One coin more: heads[count] becomes half of what it was and half of what heads[count - 1] was. "
                        + "Go from the right to the left, and nothing is overwritten that is still needed.")
                .anotherWay("The ways to choose so many of so many have a formula, and the next one follows from the "
                        + "last by one multiplication and one division. They grow beyond any long and any double, so "
                        + "add up their logarithms, and leave them only when the power of two has been taken off.");
    }

    private static Help nextBlank() {
        return Help.with(NextBlank.class)
                .question("17d8af9f94da",
                        "On which of the three is your tree the smaller one?")
                .known("fdddc68db6ba",
                        "As many steps are a draw, and a draw is nobody's win.")
                .known("99bd14799285",
                        "40 is less than 41.")
                .question("289422599de4",
                        "It writes a digit for each one that fits.")
                .known("e237f2e6ba6f",
                        "Nothing fits there, so nothing is written, and the search turns round at once.")
                .question("e8fdcb33b954",
                        "From nine on you are ahead.")
                .known("5733e8ef12fb",
                        "Eight of ten are not enough: coins do that too often.")
                .known("3f66346836e9",
                        "A board is no point. You are ahead of a rival or you are not.")
                .hint("Only blanks with the fewest digits, as in lesson 4. Which of them is the question of this race.")
                .hint("A digit that is written is lost to its neighbours. Count, for a blank and each of its digits, "
                        + "how many neighbours could have had it: that is what the search will be told. The loudest "
                        + "does just this, so it takes one thought more to be ahead of it.")
                .hint("What a neighbour loses is worth more the less it has: a blank with two digits that loses one is "
                        + "settled, one with seven hardly hears of it. So give what is lost a weight, and let it fall "
                        + "steeply.")
                .hint("Ask digitsAt once for each blank and keep what it says: you look at each neighbour often.")
                .anotherWay("Don't guess what a digit would tell: look. Write it on a copy, follow the single "
                        + "candidates as far as they lead, and see how many blanks are left, or whether it dies. A "
                        + "blank whose digits leave little behind is a good one. It costs more time for a step, and "
                        + "time isn't counted.");
    }
}
