package sudoku.exercise.howfast;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.Work;
import sudoku.exercise.api.howfast.ProofQuestions;
import sudoku.grid.Digits;
import sudoku.picture.DigitsPicture;
import sudoku.picture.StepsPicture;

/**
 * Plants a wrong trick for each set, each field and each kind of neighbor, and looks for one that no question finds.
 */
public final class VisibleProofs {
    private static final int BITS = 30;
    private static final int NINE = 9;

    /** Whether a planted trick is wrong beside any neighbor, an empty one, or one that holds a digit. */
    public enum Beside {
        ANY(""),
        EMPTY(", if the field on its right is empty,"),
        DIGIT(", if the field on its right holds a digit,");

        private final String words;

        Beside(String words) {
            this.words = words;
        }

        boolean fits(int neighbor) {
            return this == ANY || (neighbor == Digits.NONE) == (this == EMPTY);
        }
    }

    /** Words of so many fields, with so many digits in each. */
    public record Form(int width, int fields) {
        int bits() {
            return width + 1;
        }

        int sets() {
            return 1 << width;
        }

        int field(int word, int i) {
            return word >> i * bits() & (1 << bits()) - 1;
        }

        int mark() {
            return 2 * fields * sets();
        }

        int[] asked(ProofQuestions answer) {
            Expect.onInput(this + "");
            return answer.questions(width, fields);
        }

        @Override
        public String toString() {
            return width + ", " + fields;
        }
    }

    private VisibleProofs() {}

    /** So many forms, of at least two fields with two digits. */
    public static List<Form> forms(Random random, int many) {
        return IntStream.range(0, many)
                .mapToObj(i -> {
                    int width = 2 + random.nextInt(NINE - 1);
                    int most = BITS / (width + 1);
                    return new Form(width, 2 + random.nextInt(most - 1));
                })
                .toList();
    }

    /** No trick gets through that is wrong for one set in one field, beside such a neighbor. */
    public static void expectNoneThrough(ProofQuestions answer, Form form, Beside beside) {
        int[] words = form.asked(answer);
        for (int field = beside == Beside.ANY ? 0 : 1; field < form.fields; field++) {
            boolean[] isAsked = new boolean[form.sets()];
            for (int word : words) {
                int own = form.field(word, field);
                int neighbor = field == 0 ? Digits.NONE : form.field(word, field - 1);
                if (own % 2 == 0 && beside.fits(neighbor)) {
                    isAsked[own / 2] = true;
                }
            }
            for (int half = 0; half < isAsked.length; half++) {
                if (!isAsked[half]) {
                    throw through(form, field, 2 * half, beside, words.length);
                }
            }
        }
    }

    private static AssertionError through(Form form, int field, int set, Beside beside, int words) {
        DigitsPicture picture = DigitsPicture.of("field " + field, set);
        if (beside == Beside.EMPTY) {
            picture = picture.and("field " + (field - 1), Digits.NONE);
        }
        return Expect.on(picture, form + "")
                .fail(
                        "a word that asks this",
                        words + " words, and none does",
                        "With " + form.width + (form.width == 1 ? " digit" : " digits") + " and " + form.fields
                                + " fields, a trick gets through that is wrong for " + Digits.toString(set)
                                + " in field " + field + beside.words + " and right otherwise.");
    }

    /** There are digits in the words, and nothing else. */
    public static void expectDigits(ProofQuestions answer, Form form) {
        int[] words = form.asked(answer);
        expectSome(form, words);
        for (int word : words) {
            for (int bit = 0; bit < Integer.SIZE; bit++) {
                boolean isOn = (word >>> bit & 1) == 1;
                boolean isDigit = bit < form.fields * form.bits() && bit % form.bits() > 0;
                if (isOn && !isDigit) {
                    throw Expect.onInput(form + "")
                            .fail(
                                    "",
                                    word + " = 0b" + Integer.toBinaryString(word),
                                    "Bit " + bit + " is on in a word of " + form.fields + " fields with " + form.width
                                            + " digits, and it belongs to no digit. No trick promises to"
                                            + " be right there.");
                }
            }
        }
    }

    private static void expectSome(Form form, int... words) {
        Expect.onInput(form + "")
                .that(IntStream.of(words).anyMatch(word -> word != 0), "No word with a digit in it is asked.");
    }

    /** Few words. */
    public static void expectFew(ProofQuestions answer, Form form) {
        int[] words = form.asked(answer);
        expectSome(form, words);
        StepsPicture picture =
                StepsPicture.of("Words for " + form.fields + " fields with " + form.width + " digits", form.mark());
        Expect.counted(new Work(words.length, true, picture.judged("your words", words.length, true)));
        Expect.onInput(form + "")
                .that(
                        words.length <= form.mark(),
                        "There are " + words.length + " words, and at most " + form.mark() + " may be asked.");
    }
}
