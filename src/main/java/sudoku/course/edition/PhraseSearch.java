package sudoku.course.edition;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Looks for many pieces of text at once.
 *
 * <p><b>Idea.</b> A piece is only compared where its first eight bytes stand, and these fit into one {@code long}.
 *
 * <p><b>Representation.</b> The pieces by their first eight bytes, and before them a set of bits that says for nearly
 * every place of a file that no piece begins here.
 *
 * <p><b>Cost.</b> One pass over the bytes, however many pieces there are.
 *
 * <p><b>Alternatives.</b> {@code String.contains} for each piece: minutes for the libraries of this course.
 */
final class PhraseSearch {
    private static final int HEAD = Long.BYTES;
    private static final int BITS = 20;

    private final Map<Long, List<byte[]>> byHead = new HashMap<>();
    private final BitSet heads = new BitSet(1 << BITS);

    /** White space in the pieces does not count; those with less than eight bytes are too common to look for. */
    PhraseSearch(Set<String> pieces) {
        byHead.putAll(pieces.stream()
                .map(piece -> dense(piece.getBytes(StandardCharsets.UTF_8)))
                .filter(piece -> piece.length >= HEAD)
                .collect(Collectors.groupingBy(PhraseSearch::headOf)));
        byHead.keySet().forEach(head -> heads.set(bit(head)));
    }

    private static long headOf(byte[] piece) {
        long head = 0;
        for (int i = 0; i < HEAD; i++) {
            head = head << Byte.SIZE | piece[i] & 0xFF;
        }
        return head;
    }

    private static int bit(long head) {
        return (int) (head * 0x9E3779B97F4A7C15L >>> Long.SIZE - BITS);
    }

    /** A piece that is in this file, whatever white space is between. */
    Optional<String> in(byte[] file) {
        byte[] text = dense(file);
        long head = 0;
        for (int end = 1; end <= text.length; end++) {
            head = head << Byte.SIZE | text[end - 1] & 0xFF;
            if (end >= HEAD && heads.get(bit(head))) {
                for (byte[] piece : byHead.getOrDefault(head, List.of())) {
                    if (stands(piece, text, end - HEAD)) {
                        return Optional.of(new String(piece, StandardCharsets.UTF_8));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean stands(byte[] piece, byte[] text, int at) {
        return at + piece.length <= text.length && Arrays.equals(piece, 0, piece.length, text, at, at + piece.length);
    }

    private static byte[] dense(byte[] text) {
        byte[] dense = new byte[text.length];
        int length = 0;
        for (byte each : text) {
            if (each > ' ' || each < 0) {
                dense[length++] = each;
            }
        }
        return Arrays.copyOf(dense, length);
    }
}
