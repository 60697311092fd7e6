package sudoku.files;

import java.util.Map;
import java.util.Optional;

/** What the lessons and sets were called in the course's first edition, where that was something else. */
public final class FirstEdition {
    private static final Map<String, String> OLD_NAMES = Map.of(
            "06-propagation", "05-propagation",
            "08-dancing-links", "06-dancing-links",
            "09-genetic", "07-genetic",
            "10-race", "08-the-race",
            "12-how-fast", "09-how-fast");

    private FirstEdition() {}

    /** What a lesson or set of today was called. */
    public static Optional<String> oldNameOf(String name) {
        return Optional.ofNullable(OLD_NAMES.get(name));
    }

    /** What a lesson or set of then is called today. */
    public static Optional<String> newNameOf(String old) {
        return OLD_NAMES.entrySet().stream()
                .filter(each -> each.getValue().equals(old))
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
