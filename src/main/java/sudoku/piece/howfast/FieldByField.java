package sudoku.piece.howfast;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import sudoku.grid.Digits;
import sudoku.judge.Case;
import sudoku.judge.Fault;

/**
 * Tries a method from word to word whose three fields have nothing to do with each other: on small words first, then on
 * every set in each of the three places, with anything beside it.
 */
final class FieldByField {
    private static final List<Integer> SMALL = List.of(
            Words.of(0, 0, 0),
            Words.of(Digits.of(1), 0, 0),
            Words.of(Digits.of(9), 0, 0),
            Words.of(Digits.of(1, 5), 0, Digits.of(9)),
            Words.of(0, Digits.of(2), 0),
            Words.of(0, Digits.of(3, 4), Digits.of(7)),
            Words.ALL);
    private static final List<Integer> WORDS = words();

    private final String name;
    /** What is right for a field, from its set alone. */
    private final IntUnaryOperator right;
    /** Why that is right: a clause about a set. */
    private final IntFunction<String> why;

    FieldByField(String name, IntUnaryOperator right, IntFunction<String> why) {
        this.name = name;
        this.right = right;
        this.why = why;
    }

    private static List<Integer> words() {
        List<Integer> words = new ArrayList<>(SMALL);
        Random random = new Random(12);
        for (int half = 0; half <= Words.NINE / 2; half++) {
            for (int field = 0; field < Words.FIELDS; field++) {
                int shift = Words.FIELD * field;
                words.add(Words.random(random) & ~(Words.NINE << shift) | 2 * half << shift);
            }
        }
        return words;
    }

    <T> Case<T, List<Integer>> of(Function<T, IntUnaryOperator> method) {
        return new Case<>(
                WordsPicture.of("word", SMALL.get(1)),
                piece -> WORDS.stream().map(method.apply(piece)::applyAsInt).toList(),
                this::fault);
    }

    private Optional<Fault> fault(List<Integer> says) {
        for (int i = 0; i < says.size(); i++) {
            String complaint = complaint(WORDS.get(i), says.get(i));
            if (!complaint.isEmpty()) {
                return Optional.of(new Fault(
                        "Your " + name + " is given the sets " + Words.said(WORDS.get(i))
                                + ", upper band first (in the picture: on the right). " + complaint,
                        WordsPicture.of("word", WORDS.get(i))
                                .and("your " + name, says.get(i))
                                .and("right", right(WORDS.get(i)))));
            }
        }
        return Optional.empty();
    }

    private int right(int word) {
        return Words.of(
                right.applyAsInt(Words.set(word, 0)),
                right.applyAsInt(Words.set(word, 1)),
                right.applyAsInt(Words.set(word, 2)));
    }

    private String complaint(int word, int says) {
        int beyond = says & ~Words.ALL;
        if (beyond != 0) {
            int bit = Integer.numberOfTrailingZeros(beyond);
            return "In its answer, bit " + bit + " is set, which stands for no digit"
                    + (bit > 0 && bit % Words.FIELD == 0 && bit <= Words.FIELDS * Words.FIELD
                            ? ": it is the guard of the " + Words.name(bit / Words.FIELD - 1)
                                    + " field. Guards are off in every word that is returned."
                            : "." + Words.notDrawn(bit));
        }
        for (int field = 0; field < Words.FIELDS; field++) {
            int set = Words.set(word, field);
            int said = Words.set(says, field);
            if (said != right.applyAsInt(set)) {
                return "From the " + Words.name(field) + " field, " + Digits.toString(set) + ", it makes "
                        + Digits.toString(said) + ". It should make " + Digits.toString(right.applyAsInt(set)) + ": "
                        + why.apply(set);
            }
        }
        return "";
    }
}
