package sudoku.files;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/**
 * The name that was meant by one with a slip of the finger in it.
 *
 * <p><b>Idea.</b> Counted are the letters that are wrong, missing or too many, and neighbors that have changed places,
 * each as one slip. A name is near with one slip for every three letters typed. Capitals count between names that are
 * equally near.
 */
public final class NearestName {
    private static final int LETTERS_FOR_A_SLIP = 3;

    private NearestName() {}

    /** The known name with the fewest slips; nothing if none is near, or if the typed one is known itself. */
    public static Optional<String> of(String typed, Collection<String> known) {
        if (known.contains(typed)) {
            return Optional.empty();
        }
        return known.stream()
                .filter(name -> slipsBesidesCapitals(typed, name) <= typed.length() / LETTERS_FOR_A_SLIP)
                .min(Comparator.comparingInt((String name) -> slipsBesidesCapitals(typed, name))
                        .thenComparingInt(name -> slips(typed, name))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** A sentence to go on with, such as {@code  Did you mean 'dlx'?} with a blank before it, or an empty text. */
    public static String question(String typed, Collection<String> known) {
        return of(typed, known).map(name -> " Did you mean '" + name + "'?").orElse("");
    }

    private static int slipsBesidesCapitals(String typed, String name) {
        return slips(typed.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
    }

    private static int slips(String from, String to) {
        int[][] slips = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                slips[i][j] = i == 0 || j == 0 ? i + j : fewest(slips, from, i, to, j);
            }
        }
        return slips[from.length()][to.length()];
    }

    private static int fewest(int[][] slips, String from, int i, String to, int j) {
        int wrong = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
        int fewest = Math.min(slips[i - 1][j - 1] + wrong, 1 + Math.min(slips[i - 1][j], slips[i][j - 1]));
        boolean changedPlaces =
                i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return changedPlaces ? Math.min(fewest, slips[i - 2][j - 2] + 1) : fewest;
    }
}
