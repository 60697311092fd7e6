package sudoku.course.wrong;

import java.util.ArrayList;
import java.util.List;

/**
 * Wrong answers, each written down as what distinguishes it from the right one.
 *
 * <p>A line that begins with {@code +} or {@code -} is a line of the answer after one space: the {@code -} lines are
 * taken out, the {@code +} lines below them are put in their place, and the next {@code -} line begins another change.
 * {@code !} names the tests that fail, {@code =} what is said, and ends it. Any other line has a word and a name,
 * as in {@code piece advance} or {@code wrong 1-counts-blanks}: the name of the patches below it.
 */
public final class Patches {
    private static final String SIGNS = "-+!=";

    /** Lines that are taken out, and those that are put there. */
    private record Change(List<String> taken, List<String> put) {}

    /** One wrong answer. */
    public record Patch(String name, List<Change> changes, List<String> fails, String says) {
        /** The right answer with the mistake in it; each change must fit at one place and no other. */
        public String on(String answer) {
            String patched = answer;
            for (Change change : changes) {
                String taken = String.join("\n", change.taken);
                int first = patched.indexOf(taken);
                if (taken.isBlank() || first < 0 || patched.indexOf(taken, first + 1) >= 0) {
                    throw new AssertionError("The patch \"" + name + "\" takes out what the answer "
                            + (first < 0 ? "does not have" : "has more than once") + ":\n" + taken);
                }
                patched = patched.substring(0, first)
                        + String.join("\n", change.put)
                        + patched.substring(first + taken.length());
            }
            return patched;
        }
    }

    private final List<Patch> all = new ArrayList<>();
    private final List<Change> changes = new ArrayList<>();
    private String name = "";
    private List<String> fails = List.of();

    private Patches() {}

    /** Those of a file whose name a complaint says. */
    public static List<Patch> read(String text, String file) {
        Patches patches = new Patches();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank() && !lines.get(i).startsWith("#") && !patches.take(lines.get(i))) {
                throw new AssertionError(file + ", line " + (i + 1) + " is out of place: " + lines.get(i));
            }
        }
        if (!patches.changes.isEmpty()) {
            throw new AssertionError(file + " ends before the patch \"" + patches.name + "\" says what comes of it.");
        }
        return patches.all;
    }

    private boolean take(String line) {
        int sign = SIGNS.indexOf(line.charAt(0));
        String rest = line.length() > 2 ? line.substring(2) : "";
        if (sign < 0) {
            name = line.substring(line.indexOf(' ') + 1).strip();
            fails = List.of();
            return changes.isEmpty();
        }
        if (sign == 0) {
            if (changes.isEmpty() || !last().put.isEmpty()) {
                changes.add(new Change(new ArrayList<>(), new ArrayList<>()));
            }
            return last().taken.add(rest);
        }
        if (changes.isEmpty()) {
            return false;
        }
        if (sign == 1) {
            return last().put.add(rest);
        }
        if (sign == 2) {
            fails = List.of(rest.split(", *"));
            return true;
        }
        all.add(new Patch(name, List.copyOf(changes), fails, rest));
        changes.clear();
        return true;
    }

    private Change last() {
        return changes.get(changes.size() - 1);
    }
}
