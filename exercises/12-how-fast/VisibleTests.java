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
import sudoku.grid.Digits;

/** The tests of set 12 that a student sees. */
public class VisibleTests {
    private static final int EXAMPLE = 0b101000000_011100111_110011101;

    // Task 1: pairs

    @Points(1)
    @Order(1)
    @Says({"`pack(new int[] {0b110, 0b1000})` → 8198", "`pack` gets 1 to 6 sets", "set *i* begins at bit 10 · *i*"})
    @DisplayName("Sets are packed side by side, up to six of them")
    @Hint("Set 1 begins at bit 10, set 5 at bit 50. An int shifted by 40 is only shifted by 8: make a long of the set"
            + " before you shift it.")
    void setsArePackedSideBySide(SixCells answer, Relabeling relabeling) {
        VisibleFields.expectPacked(answer, 0b110, 0b1000);
        for (int sets = 1; sets <= VisibleFields.SIX; sets++) {
            for (int i = 0; i < 4; i++) {
                VisibleFields.expectPacked(answer, VisibleFields.many(relabeling.random(), sets));
            }
        }
        VisibleFields.expectPacked(answer, 1022, 1022, 1022, 1022, 1022, 1022);
    }

    @Points(1)
    @Order(2)
    @Says({
        "`pairs(8198)` → 6",
        "a field with no digit, with one, or with three or more comes back empty",
        "every field emptied, except those that hold exactly two digits"
    })
    @DisplayName("Every set in each field, with empty fields on its right")
    @Hint("A field with two digits is not empty after the first step, and is empty after the second. Ask both, for the"
            + " same field. And what comes back is the pair itself, both of its digits.")
    void everySetInEachField(SixCells answer, Relabeling relabeling) {
        VisibleFields.expectPairs(answer, 0b110, 0b1000, 0, 0, 0, 0);
        Random random = relabeling.random();
        for (int field = 0; field < VisibleFields.SIX; field++) {
            int own = field;
            VisibleFields.every().forEach(set -> {
                int[] sets = new int[VisibleFields.SIX];
                sets[own] = set;
                int last = VisibleFields.SIX - 1;
                sets[last] = own == last ? set : VisibleFields.some(random, 2);
                VisibleFields.expectPairs(answer, sets);
            });
        }
    }

    @Points(1)
    @Order(3)
    @Says({"no guard may be left on", "`pairs` gets any word of six fields"})
    @DisplayName("Every set in each field, beside neighbors that carry and that don't")
    @Hint("A carry stops in the guard, if the guard was off before the addition. So the guards of a first sum must be"
            + " gone before the second: `word & …` clears them. None may be left in what you return.")
    void everySetBesideOthers(SixCells answer, Relabeling relabeling) {
        Random random = relabeling.random();
        int[] neighbors = {
            Digits.NONE,
            Digits.of(1),
            Digits.of(9),
            Digits.all(9),
            VisibleFields.some(random, 2),
            VisibleFields.some(random, 3)
        };
        for (int neighbor : neighbors) {
            VisibleFields.every().forEach(set -> {
                VisibleFields.expectPairs(answer, set, neighbor, set, neighbor, set, neighbor);
                VisibleFields.expectPairs(answer, neighbor, set, neighbor, set, neighbor, set);
            });
        }
    }

    // Task 2: a proof

    @Points(1)
    @Order(1)
    @Says({"`questions(1, 2)` → for instance `{0, 2, 8, 10}`", "is in it once"})
    @DisplayName("Each set is in each field, and in a single field too")
    @Hint("The sets are 0, 2, 4, … up to all digits, and the empty one and the full one are among them. Field i begins"
            + " at bit i · (width + 1).")
    void eachSetIsInEachField(ProofQuestions answer, Relabeling relabeling) {
        VisibleProofs.expectNoneThrough(answer, new Form(1, 2), Beside.ANY);
        VisibleProofs.expectNoneThrough(answer, new Form(1 + relabeling.random().nextInt(9), 1), Beside.ANY);
        for (Form form : VisibleProofs.forms(relabeling.random(), 2)) {
            VisibleProofs.expectNoneThrough(answer, form, Beside.ANY);
        }
    }

    @Points(1)
    @Order(2)
    @Says({"once beside an empty neighbor", "once beside a neighbor that holds a digit"})
    @DisplayName("Each set is beside an empty neighbor, and beside one that holds a digit")
    @Hint("The neighbor is the field on the right: field i − 1. Each set needs two words, one with nothing in that"
            + " field and one with a digit in it.")
    void eachSetHasBothNeighbors(ProofQuestions answer, Relabeling relabeling) {
        for (Form form : VisibleProofs.forms(relabeling.random(), 2)) {
            VisibleProofs.expectNoneThrough(answer, form, Beside.EMPTY);
            VisibleProofs.expectNoneThrough(answer, form, Beside.DIGIT);
        }
    }

    @Points(1)
    @Order(3)
    @Says("a word with any bit set that is not a digit's is not a question")
    @DisplayName("No word has a bit that is no digit")
    @Hint("Bit 0 of each field stays off, so a set is an even number; and so does everything above the last field.")
    void noBitIsOnThatIsNoDigit(ProofQuestions answer, Relabeling relabeling) {
        for (Form form : VisibleProofs.forms(relabeling.random(), 4)) {
            VisibleProofs.expectDigits(answer, form);
        }
    }

    @Points(1)
    @Order(4)
    @Says({"at most 2 · `fields` · 2^`width` words", "a word that is there twice as two"})
    @DisplayName("Few words are enough")
    @Hint("Each field needs each set twice, with one neighbor of each kind. What is in all other fields makes no"
            + " difference: leave them empty. A single field has no neighbor.")
    void fewWordsAreEnough(ProofQuestions answer, Relabeling relabeling) {
        for (Form form : VisibleProofs.forms(relabeling.random(), 2)) {
            VisibleProofs.expectFew(answer, form);
        }
        VisibleProofs.expectFew(answer, new Form(9, 3));
        VisibleProofs.expectFew(answer, new Form(1 + relabeling.random().nextInt(9), 1));
    }

    // Task 3: a table

    @Points(1)
    @Order(1)
    @Says({
        "`tableOf(new int[] {0b011, 0b110}, 3)` → `{0, 0, 0, 3, 0, 0, 6, 7}`",
        "1 to 9 places",
        "a question in which no way is whole has the answer 0"
    })
    @DisplayName("Small tables, for any ways")
    @Hint("A way is whole if none of its places is missing: (question & way) == way, and not only != 0. All ways that"
            + " are whole are joined.")
    void smallTables(BandTable answer, Relabeling relabeling) {
        VisibleBands.expectTable(answer, new int[] {0b011, 0b110}, 3);
        for (int places = 1; places <= 5; places++) {
            VisibleBands.expectTable(answer, VisibleBands.ways(relabeling.random(), places, places), places);
        }
    }

    @Points(1)
    @Order(2)
    @Says({"up to 512 questions", "Its answer joins all ways that are whole"})
    @DisplayName("All 512 questions about a band")
    @Hint("There are as many questions as sets of places: 1 << places. The last one is 511, where all places are"
            + " there.")
    void allQuestionsAboutABand(BandTable answer, Relabeling relabeling) {
        for (int ways = 0; ways <= 6; ways++) {
            VisibleBands.expectTable(answer, VisibleBands.someOfSix(relabeling.random(), ways), VisibleBands.PLACES);
        }
    }

    @Points(1)
    @Order(3)
    @Says({"`strike(sevens, tableOf(SIX, 9))` → 83906077", "a band has 27 cells", "All other cells go"})
    @DisplayName("A band asks each of the 512 questions")
    @Hint("A place is in the question if one of its three cells is there. Each cell of a place that is in the answer"
            + " stays, and none comes back that the band did not have.")
    void aBandAsksEachQuestion(BandTable answer, Relabeling relabeling) {
        Random random = relabeling.random();
        int[] table = VisibleBands.table(VisibleBands.someOfSix(random, 6), VisibleBands.PLACES);
        String six = "task3.answers(SIX, 9)";
        VisibleBands.expectStruck(answer, EXAMPLE, table, six);
        for (int question = 0; question < table.length; question++) {
            VisibleBands.expectStruck(answer, VisibleBands.asking(random, question), table, six);
        }
    }

    @Points(1)
    @Order(4)
    @Says("`strike` believes its table, whatever is in it")
    @DisplayName("What the table says is done, whatever it is")
    @Hint("Don't think in strike: look up table[question], and keep the places that are in it. This table holds"
            + " numbers drawn at random.")
    void whatTheTableSaysIsDone(BandTable answer, Relabeling relabeling) {
        Random random = relabeling.random();
        int seed = random.nextInt(1_000_000);
        int[] table = new Random(seed).ints(512, 0, 512).toArray();
        String drawn = "new Random(" + seed + ").ints(512, 0, 512).toArray()";
        for (int question = 0; question < table.length; question++) {
            VisibleBands.expectStruck(answer, VisibleBands.asking(random, question), table, drawn);
        }
    }
}
