package sudoku.grading.alike;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sudoku.grading.alike.ProgramTokens.Token;

/**
 * What a program can be recognized by: of each few neighboring pieces of it, one.
 *
 * <p><b>Idea.</b> Winnowing (Schleimer, Wilkerson and Aiken, 2003): every row of {@value #PIECE} tokens has a number;
 * in each window of {@value #WINDOW} such numbers the smallest is kept. Two programs that have
 * {@code PIECE + WINDOW - 1} tokens in common surely have a fingerprint in common.
 *
 * <p><b>Alternatives.</b> All pieces: ten times as many, for the same finds. Texts compared line by line: a changed
 * name hides everything.
 */
record Fingerprints(ProgramTokens program, Map<Long, List<Piece>> pieces) {
    static final int PIECE = 14;
    static final int WINDOW = 6;

    /** Where a fingerprint was taken: a row of the program, and the first of its tokens. */
    record Piece(int row, int first) {}

    static Fingerprints of(String source) {
        ProgramTokens program = ProgramTokens.of(source);
        Map<Long, List<Piece>> pieces = new LinkedHashMap<>();
        for (int row = 0; row < program.rows().size(); row++) {
            List<Token> tokens = program.rows().get(row);
            long[] numbers = numbers(tokens);
            int kept = -1;
            for (int from = 0; from < numbers.length; from++) {
                if (from + WINDOW <= numbers.length || from == 0) {
                    int smallest = smallest(numbers, from, Math.min(numbers.length, from + WINDOW));
                    if (smallest != kept) {
                        kept = smallest;
                        pieces.computeIfAbsent(numbers[kept], number -> new ArrayList<>())
                                .add(new Piece(row, kept));
                    }
                }
            }
        }
        return new Fingerprints(program, pieces);
    }

    /** The last of the smallest, so that a window that moves on seldom finds another one. */
    private static int smallest(long[] numbers, int from, int to) {
        int smallest = from;
        for (int i = from + 1; i < to; i++) {
            if (numbers[i] <= numbers[smallest]) {
                smallest = i;
            }
        }
        return smallest;
    }

    private static long[] numbers(List<Token> tokens) {
        long[] numbers = new long[Math.max(0, tokens.size() - PIECE + 1)];
        for (int i = 0; i < numbers.length; i++) {
            long number = 17;
            for (Token token : tokens.subList(i, i + PIECE)) {
                number = (number + token.kind()) * 0x9E3779B97F4A7C15L;
                number ^= number >>> 29;
            }
            numbers[i] = number;
        }
        return numbers;
    }

    /** How many tokens are in a piece of one of these numbers. */
    int covered(Set<Long> numbers) {
        Map<Integer, BitSet> rows = new HashMap<>();
        pieces.forEach((number, places) -> {
            if (numbers.contains(number)) {
                places.forEach(piece -> rows.computeIfAbsent(piece.row(), row -> new BitSet())
                        .set(piece.first(), piece.first() + PIECE));
            }
        });
        return rows.values().stream().mapToInt(BitSet::cardinality).sum();
    }
}
