package sudoku.exercise.race;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.ExpectMoves;
import sudoku.exercise.Hint;
import sudoku.exercise.JavaText;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.answer.Lent;
import sudoku.exercise.api.race.Chooser;
import sudoku.exercise.api.race.Quantile;
import sudoku.exercise.api.race.Restarts;
import sudoku.exercise.api.race.SearchParts;
import sudoku.exercise.small.KnownBoards;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.puzzles.PuzzleSet;

/** The tests of set 10 that a student sees. */
public class VisibleTests {
    // Task 1: numbers that a tail cannot bend

    @Points(1)
    @Order(1)
    @Says({
        "`{40, -1, 10, 30}` and 50 give 30, 75 give 40, 95 give −1",
        "the smallest number of steps within which that percentage of *all* runs was done"
    })
    @DisplayName("The median is found among runs in any order")
    @Hint("Half of the runs needed as many steps or fewer. Which place is that when the runs are in order? And 0 is a"
            + " number of steps, too.")
    void theMedianIsFound(Quantile answer, Relabeling relabeling) {
        int[] runs = VisibleRuns.drawn(relabeling.random(), 41, 0);
        VisibleRuns.expectQuantile(answer, runs, 50);
        VisibleRuns.expectQuantile(answer, Arrays.copyOf(runs, 40), 50);
    }

    @Points(1)
    @Order(2)
    @Says("−1 for one that was given up")
    @DisplayName("A run that was given up took longer than all the others")
    @Hint("−1 is not a small number of steps: it means more than anyone wanted to wait for. Where does it belong when"
            + " the runs are in order?")
    void whatWasGivenUpIsLongest(Quantile answer, Relabeling relabeling) {
        VisibleRuns.expectQuantile(answer, VisibleRuns.drawn(relabeling.random(), 31, 10), 50);
    }

    @Points(1)
    @Order(3)
    @Says("If too few were done for an answer, return −1")
    @DisplayName("When too few runs were done, nobody knows: −1")
    @Hint("If the run at that place was given up, its steps are not known. No other run's steps may take their place.")
    void whenTooFewWereDoneNobodyKnows(Quantile answer, Relabeling relabeling) {
        VisibleRuns.expectQuantile(answer, VisibleRuns.drawn(relabeling.random(), 10, 25), 50);
        VisibleRuns.expectQuantile(answer, VisibleRuns.drawn(relabeling.random(), 30, 6), 95);
        VisibleRuns.expectQuantile(answer, new int[] {-1}, 50);
        VisibleRuns.expectQuantile(answer, new int[] {-1, -1}, 100);
    }

    @Points(1)
    @Order(4)
    @Says("`runs` is a copy for this call; leave its order")
    @DisplayName("Afterwards the runs are in the order they had")
    @Hint("Sorting an array changes it for everybody. Sort a copy.")
    void theRunsStandAsTheyStood(Quantile answer, Relabeling relabeling) {
        int[] runs = VisibleRuns.drawn(relabeling.random(), 9, 2);
        Expect shown = Expect.onInput(
                "int[] runs = " + JavaText.of(runs) + ";\ntask1.quantile(runs, 50);\n" + "Arrays.toString(runs)");
        int got = answer.quantile(runs, 50);
        shown.that(
                got > 0,
                "More than half of these runs were done, only one of them within 0 steps, and " + got + " came.");
        shown.equal(runs, Lent.back(answer, runs), "The array that was lent came back changed.");
    }

    // Task 2: restarts

    @Points(1)
    @Order(1)
    @Says("1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1, 1, 2")
    @DisplayName("The sequence begins 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, and goes on like that to 16")
    @Hint("In which rounds does a number come for the first time? And what is between them? After each of these rounds"
            + " the sequence begins again.")
    void theSequenceBeginsRightly(Restarts answer) {
        Expect shown = Expect.onInput("task2.patience(1) to task2.patience(31)");
        int[] known = {1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8};
        shown.equal(
                IntStream.concat(IntStream.concat(IntStream.of(known), IntStream.of(known)), IntStream.of(16))
                        .toArray(),
                IntStream.rangeClosed(1, 31).map(answer::patience).toArray(),
                "These are the first thirty-one rounds: the fifteen of the statement, once more, and 16.");
    }

    @Points(2)
    @Order(2)
    @Says({
        "`{25, 30, 15}` and unit 10: 10 in vain, 10 in vain, 15 of 20: 35",
        "Any other run uses up what it may take, in vain"
    })
    @DisplayName("The steps of runs that were given up are counted too")
    @Hint("A run that was given up has used all of its patience, and nobody gives these steps back. The one that is"
            + " done costs its own steps.")
    void stepsInVainAreCounted(Restarts answer, Relabeling relabeling) {
        int unit = VisibleRuns.unit(relabeling.random());
        VisibleRuns.expectSteps(answer, new int[] {9 * unit, 8 * unit, 7 * unit, unit / 2}, unit, 1 + 1 + 2, unit / 2);
        VisibleRuns.expectSteps(
                answer,
                new int[] {9 * unit, 8 * unit, 7 * unit, 9 * unit, 6 * unit, unit / 2},
                unit,
                1 + 1 + 2 + 1 + 1,
                unit / 2);
    }

    @Points(1)
    @Order(3)
    @Says("A run that needs no more than it may take is done. −1 if no run is done")
    @DisplayName("A run that needs exactly its patience is done")
    @Hint("With a patience of 200 steps, a run of 200 steps is not given up: is there a < where a <= belongs?")
    void exactlyItsPatienceIsEnough(Restarts answer, Relabeling relabeling) {
        int unit = VisibleRuns.unit(relabeling.random());
        VisibleRuns.expectSteps(answer, new int[] {unit + 1, unit + 1, 2 * unit, 5}, unit, 2, 2 * unit);
    }

    @Points(1)
    @Order(4)
    @Says("A run that needs no more than it may take is done. −1 if no run is done")
    @DisplayName("When no run is done, the answer is −1")
    @Hint("After the last run there is nothing left to return but −1, however many steps were taken.")
    void whenNoRunIsDone(Restarts answer, Relabeling relabeling) {
        int unit = VisibleRuns.unit(relabeling.random());
        int[] runs = {unit + 1, unit + 1, 2 * unit + 1};
        Expect shown = Expect.onInput("task2.steps(" + JavaText.of(runs) + ", " + unit + ")");
        shown.equal(-1L, answer.steps(runs, unit), "Every run needs one step more than it may take.");
    }

    // Task 3: parts

    @Points(1)
    @Order(1)
    @Says("and keeps the rules")
    @DisplayName("Each part is the puzzle with more digits, and keeps the rules")
    @Hint("Begin with the puzzle as the only part, in a copy (board.clone()). Each part is a copy of its own, and only"
            + " what fits is written on it.")
    void eachPartIsThePuzzleWithMoreDigits(SearchParts answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        Expect shown = Expect.on(puzzle);
        List<int[]> parts = answer.parts(puzzle.toArray(), 6);
        shown.that(!parts.isEmpty(), "There is no part at all.");
        for (Grid part : VisibleParts.of(puzzle, parts)) {
            Expect.on(part, puzzle).that(Rules.isValid(part), "This part breaks the rules, so it has no solution.");
        }
    }

    @Points(1)
    @Order(2)
    @Says("into `wanted` boards or a few more (at most nine times as many)")
    @DisplayName("There are as many parts as wanted")
    @Hint("One cell has nine digits at most. When that is not enough, cut the parts again, until there are enough or"
            + " all are full. Count those that stay, neither dead ones nor those that have been cut.")
    void thereAreAsManyPartsAsWanted(SearchParts answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.THIRTY_THREE_SOLUTIONS);
        Expect shown = Expect.on(puzzle);
        for (int wanted : new int[] {1, 5, 30}) {
            int count = answer.parts(puzzle.toArray(), wanted).size();
            shown.that(count >= wanted, wanted + " parts were wanted, and " + count + " came.");
        }
        for (int i = 0; i < 50; i++) {
            VisibleParts.expectEnough(
                    answer,
                    VisibleParts.drawn(relabeling, 17 + relabeling.random().nextInt(20)),
                    1 + relabeling.random().nextInt(200));
        }
    }

    @Points(1)
    @Order(3)
    @Says("every solution of the puzzle is a solution of one part, and of one only")
    @DisplayName("No solution is lost")
    @Hint("For the cell at which you cut there must be a part for each digit that fits, and a part that is not cut"
            + " any further must not be forgotten.")
    void noSolutionIsLost(SearchParts answer, Relabeling relabeling) {
        // Many dresses: in one of them an answer that throws parts away may lose nothing, by luck.
        for (int round = 0; round < 96; round++) {
            Grid puzzle = relabeling.puzzle(KnownBoards.THIRTY_THREE_SOLUTIONS);
            VisibleParts.expectNoneLost(answer, puzzle, 1 + round % 24);
        }
        for (int clues = 1; clues <= 5; clues++) {
            VisibleParts.expectSomeKept(
                    answer, relabeling, clues, 2 + relabeling.random().nextInt(19));
        }
    }

    @Points(1)
    @Order(4)
    @Says("every solution of the puzzle is a solution of one part, and of one only")
    @DisplayName("No solution is in two parts")
    @Hint("When a part has been cut, its pieces take its place: if it stays as well, or one piece is put in twice, its"
            + " solutions are found twice.")
    void noSolutionIsInTwoParts(SearchParts answer, Relabeling relabeling) {
        // Many dresses: a part that comes twice may have no solution, by luck.
        for (int round = 0; round < 48; round++) {
            Grid puzzle = relabeling.puzzle(KnownBoards.THIRTY_THREE_SOLUTIONS);
            VisibleParts.expectNoneTwice(answer, puzzle, 1 + round % 24);
        }
    }

    @Points(1)
    @Order(5)
    @Says({
        "9×9; `wanted` from 1 to 5,000; never more than nine times as many parts as wanted",
        "`board` is a copy for this call; leave it as it was",
        "into `wanted` boards or a few more (at most nine times as many)"
    })
    @DisplayName("Not many more parts come than were wanted, and the board stays as it was")
    @Hint("Stop as soon as there are enough: a blank has nine digits at most, so the last cut gives nine parts at most"
            + " in the place of one. And write on copies (board.clone()) only.")
    void notManyMoreThanWanted(SearchParts answer, Relabeling relabeling) {
        for (int wanted : new int[] {1, 2, 5}) {
            VisibleParts.expectNotTooMany(answer, relabeling.puzzle(KnownBoards.THIRTY_THREE_SOLUTIONS), wanted);
        }
    }

    @Points(1)
    @Order(6)
    @Says("is no work for anybody: leave it out, even if it is the puzzle itself")
    @DisplayName("Where a thousand parts are wanted of a puzzle with twelve solutions, these twelve come")
    @Hint("A full board can't be cut, and it is a part all the same. When nothing is left to cut, stop. Where a blank"
            + " has no digit left, there is nothing to search: look at each part before you keep it.")
    void inTheEndTheSolutionsAreLeft(SearchParts answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        Expect shown = Expect.on(puzzle);
        List<Grid> parts = VisibleParts.grids(answer.parts(puzzle.toArray(), 1_000));
        shown.equal(12, parts.size(), "This puzzle has so many solutions, and each is a part in the end.");
        parts.forEach(part -> Expect.on(part, puzzle).that(part.isFull(), "This part could still be cut."));
    }

    // Task 4: the chooser

    @Points(1)
    @Order(1)
    @Says("either all digits that fit one blank")
    @DisplayName("Each move fits the board")
    @Hint("A digit fits a blank when it is neither in its row, nor in its column, nor in its box of 4×4 cells. A move"
            + " is {cell, digit}, and each is there once.")
    void eachMoveFits(Chooser answer, Relabeling relabeling) {
        int count = 0;
        for (Grid board : VisibleRace.positions(relabeling)) {
            List<int[]> moves = VisibleRace.moves(answer, board);
            ExpectMoves.fit(board, board, moves);
            count += moves.size();
        }
        Expect.onInput("")
                .that(
                        count > 0,
                        "No move came for any of ten boards, and on each there is one. Do you ask a house only for"
                                + " digits that it lacks, and only its blanks?");
    }

    @Points(1)
    @Order(2)
    @Says({
        "only `r1c1` is blank, and 7 fits: `{{0, 7}}`",
        "either all digits that fit one blank",
        "or all blanks of one house"
    })
    @DisplayName("Nothing is left out")
    @Hint("All digits that fit one blank, 16 among them, or all blanks of one house that a digit fits. What you leave"
            + " out is never searched.")
    void nothingIsLeftOut(Chooser answer, Relabeling relabeling) {
        VisibleRace.positions(relabeling).forEach(board -> {
            List<int[]> moves = VisibleRace.moves(answer, board);
            Expect shown = Expect.on(board);
            moves.forEach(move -> shown.that(
                    move.length == 2 && move[0] >= 0 && move[0] < 256,
                    "A move is an array of two numbers: the cell and the digit."));
            ExpectMoves.complete(board, board, moves);
        });
    }

    @Points(1)
    @Order(3)
    @Says({"16×16; three puzzles together within 2,500 steps", "Anywhere else return moves"})
    @DisplayName("Three gentle puzzles are searched to the end within the mark")
    @Hint("If you take the blanks row by row, you never get there. Which blank leaves the search the fewest ways to go"
            + " wrong?")
    void gentlePuzzlesAreSearched(Chooser answer, Relabeling relabeling) {
        VisibleRace.expectRace(
                answer,
                "gentle",
                VisibleRace.GENTLE.stream().map(relabeling::puzzle).toList());
    }

    @Points(1)
    @Order(4)
    @Says({
        "Where nothing is possible anymore, an empty list. The board is never full",
        "return an empty list: the search is stuck there",
        "Anywhere else return moves"
    })
    @DisplayName("Where nothing goes any more there is no move, and elsewhere there is one")
    @Hint("A blank that no digit fits, or a house that lacks a digit and has no place for it: there is no way on, and"
            + " an empty list says so. It says so of these boards alone.")
    void whereNothingGoesThereIsNoMove(Chooser answer, Relabeling relabeling) {
        VisibleRace.expectDeadEndsKnown(answer, relabeling);
    }

    @Points(1)
    @Order(5)
    @Says({"the median of fifteen nearly empty boards within 300", "the way to the first solution"})
    @DisplayName("On nearly empty boards a solution is found nearly without a detour")
    @Hint("A blank with two digits left is tight, and a digit with one place left in a house is tighter. The order of"
            + " the moves counts here as well.")
    void nearlyWithoutADetour(Chooser answer, Relabeling relabeling) {
        VisibleRace.expectNearlyStraight(answer, relabeling);
    }

    @Points(2)
    @Order(6)
    @Says("16×16; three puzzles together within 2,500 steps")
    @DisplayName("Three hard puzzles are searched to the end within the mark")
    @Hint("Blanks are not the only ones to be asked. For each house and each digit missing in it: how many places are"
            + " left?")
    void hardPuzzlesAreSearched(Chooser answer, Relabeling relabeling) {
        List<Grid> all = PuzzleSet.shipped("16x16");
        VisibleRace.expectRace(
                answer,
                "hard",
                IntStream.of(9, 14, 38)
                        .mapToObj(i -> relabeling.symmetry(16).apply(all.get(i)))
                        .toList());
    }
}
