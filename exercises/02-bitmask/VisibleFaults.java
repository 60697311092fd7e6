package sudoku.exercise.bitmask;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.answer.Lent;
import sudoku.exercise.api.bitmask.WrongAnswers;
import sudoku.grid.Digits;

/** Methods with faults, and what the judge of task 2 should find in their answers. */
public final class VisibleFaults {
    private VisibleFaults() {}

    /** Faulty where it is asked, and without a fault elsewhere. */
    static IntBinaryOperator onQuestions(IntBinaryOperator faulty) {
        return (set, digit) -> isQuestion(set, digit) ? faulty.applyAsInt(set, digit) : Digits.remove(set, digit);
    }

    /** Asked about every number, sets or not. */
    public static int[][] answersOf(IntBinaryOperator remove) {
        return IntStream.range(0, 1024)
                .mapToObj(set -> IntStream.rangeClosed(0, 9)
                        .map(digit -> remove.applyAsInt(set, digit))
                        .toArray())
                .toArray(int[][]::new);
    }

    /** In any order, each once. */
    public static void expectFaults(WrongAnswers answer, int[][] answers) {
        Expect shown = Expect.onInput("");
        List<int[]> got = answer.wrongAnswers(answers);
        Set<List<Integer>> seen = new HashSet<>();
        for (int[] fault : got) {
            shown.equal(2, fault.length, "Each wrong answer is an array of two numbers: the set and the digit.");
            shown.that(
                    isQuestion(fault[0], fault[1]),
                    "There is no such question: set " + fault[0] + ", digit " + fault[1]
                            + ". A set is a number where only bits 1 to 9 are on, and it comes first.");
            shown.that(
                    isWrong(answers, fault[0], fault[1]),
                    "Your list has " + Digits.toString(fault[0]) + " with " + fault[1] + ". "
                            + told(answers, fault[0], fault[1]) + " That is right.");
            shown.that(
                    seen.add(List.of(fault[0], fault[1])),
                    "This one is there twice: set " + Digits.toString(fault[0]) + ", digit " + fault[1] + ".");
        }
        shown.that(
                Arrays.deepEquals(answers, Lent.back(answer, answers)),
                "The table that was lent came back" + " changed.");
        for (int set = 0; set <= Digits.all(9); set += 2) {
            for (int digit = 1; digit <= 9; digit++) {
                shown.that(
                        !isWrong(answers, set, digit) || seen.contains(List.of(set, digit)),
                        "A wrong answer is missing. " + told(answers, set, digit));
            }
        }
    }

    private static boolean isQuestion(int set, int digit) {
        return set >= 0 && set <= Digits.all(9) && set % 2 == 0 && digit >= 1 && digit <= 9;
    }

    private static boolean isWrong(int[][] answers, int set, int digit) {
        return answers[set][digit] != Digits.remove(set, digit);
    }

    private static String told(int[][] answers, int set, int digit) {
        return "Asked to remove " + digit + " from " + Digits.toString(set) + " (" + set + "), it answered "
                + Digits.toString(answers[set][digit]) + " (" + answers[set][digit] + ").";
    }
}
