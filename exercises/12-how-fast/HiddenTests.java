package sudoku.exercise.howfast;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.howfast.BandTable;
import sudoku.exercise.api.howfast.ProofQuestions;
import sudoku.exercise.api.howfast.SixCells;
import sudoku.exercise.howfast.VisibleProofs.Beside;
import sudoku.exercise.howfast.VisibleProofs.Form;
import sudoku.exercise.small.Relabeling;

/** The tests of set 12 that only the grader sees. */
public class HiddenTests {
    @Points(1)
    @Order(11)
    @Says("all digits are from 1 to 9")
    @DisplayName("Two thousand words, packed and asked")
    @Hint("What is true of one field must be true of six: is everything a long, and is the uppermost field asked too?")
    void thousandsOfWordsArePackedAndAsked(SixCells answer, Relabeling relabeling) {
        Random random = relabeling.random();
        for (int i = 0; i < 1_000; i++) {
            VisibleFields.expectPacked(answer, VisibleFields.many(random, 6));
            VisibleFields.expectPairs(
                    answer,
                    random.ints(6, 0, 4)
                            .map(digits -> VisibleFields.some(random, digits))
                            .toArray());
        }
    }

    @Points(1)
    @Order(11)
    @Says("with 30 bits in all at most")
    @DisplayName("Words of 30 bits are proven as well")
    @Hint("Fifteen fields of one digit, three fields of nine: the last set of the last field has to be asked, too.")
    void theLongestWordsAreProvenAsWell(ProofQuestions answer, Relabeling relabeling) {
        int width = 1 + relabeling.random().nextInt(9);
        for (Form form : new Form[] {new Form(width, 30 / (width + 1)), new Form(1, 15), new Form(9, 3)}) {
            for (Beside beside : Beside.values()) {
                VisibleProofs.expectNoneThrough(answer, form, beside);
            }
            VisibleProofs.expectDigits(answer, form);
            VisibleProofs.expectFew(answer, new Form(form.width(), 1));
        }
        for (Form form : VisibleProofs.forms(relabeling.random(), 6)) {
            VisibleProofs.expectNoneThrough(answer, form, Beside.EMPTY);
            VisibleProofs.expectNoneThrough(answer, form, Beside.DIGIT);
        }
    }

    @Points(1)
    @Order(11)
    @Says("once, and keeps the band's own cells of the places that are in it")
    @DisplayName("Bands are struck by your own table")
    @Hint("Your table and your strike must mean the same by a place: place p has the cells 3p, 3p + 1 and 3p + 2.")
    void bandsAreStruckByTheirOwnTable(BandTable answer, Relabeling relabeling) {
        Random random = relabeling.random();
        for (int i = 0; i < 40; i++) {
            VisibleBands.expectThought(answer, random, VisibleBands.asking(random, 511 & ~(1 << random.nextInt(9))));
            VisibleBands.expectThought(answer, random, VisibleBands.asking(random, random.nextInt(512)));
        }
    }
}
