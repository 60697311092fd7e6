package sudoku.exercise.bitmask;

import sudoku.exercise.Expect;
import sudoku.grid.Digits;

/** All questions about sets for task 1, where bit d - 1 stands for digit d. */
public final class VisibleSets {
    private VisibleSets() {}

    /** A set and a digit to be asked about. */
    interface Question {
        void ask(Expect shown, int set, int digit);
    }

    static void forEverySetAndDigit(String method, Question question) {
        for (int set = 0; set < 512; set++) {
            for (int digit = 1; digit <= 9; digit++) {
                question.ask(Expect.onInput("task1." + method + "(" + bits(set) + ", " + digit + ")"), set, digit);
            }
        }
    }

    /** One bit for each digit at least, so that bits of one place are below each other. */
    static String bits(int set) {
        String ones = Integer.toBinaryString(set);
        return "0b" + "0".repeat(Math.max(0, 9 - ones.length())) + ones;
    }

    static String words(int set) {
        return Digits.toString(set << 1) + ", which is " + bits(set);
    }

    /** Expected is a set of the lesson's, got one of the other convention. */
    static void expectSet(Expect shown, int expected, int got, String what) {
        shown.equal(bits(expected >> 1), bits(got), what + ": the result should be " + Digits.toString(expected) + ".");
    }
}
