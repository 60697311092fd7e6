package sudoku.grading.intake;

import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.files.CsvRows;

/** Who should have handed in: the first column of a CSV file, with or without a heading. */
public final class Roster {
    private static final Set<String> HEADINGS =
            Set.of("id", "student_id", "student", "sid", "username", "email", "name", "identifier");
    private static final Pattern NAME_AND_NUMBER = Pattern.compile("(.+)_(\\d+)");
    private static final Pattern NOUGHTS = Pattern.compile("(^|_)0+(?=\\d+$)");

    private Roster() {}

    public static List<String> read(Path file) {
        return CsvRows.read(file).stream()
                .map(row -> row.fields().get(0))
                .filter(name -> !name.isEmpty() && !HEADINGS.contains(name.toLowerCase(Locale.ROOT)))
                .distinct()
                .toList();
    }

    /**
     * Whether somebody on a roster is the one who has handed in under this name. Moodle and Canvas write a name and a
     * number, a roster has one of the two; accents can be written in two ways, and nobody types capitals as registered.
     */
    public static boolean isSame(String onRoster, String handedIn) {
        String wanted = plain(onRoster);
        String found = plain(handedIn);
        Matcher numbered = NAME_AND_NUMBER.matcher(found);
        return wanted.equals(found)
                || numbered.matches()
                        && (wanted.equals(numbered.group(1))
                                || wanted.replace("participant ", "").equals(numbered.group(2)));
    }

    /**
     * Who is meant by what is on a list: a spreadsheet takes 0042 for a number and saves 42. A name stays as it is
     * where somebody is called that, and where more than one could be meant.
     */
    public static String withNoughts(String onList, Collection<String> handedIn) {
        if (!onList.matches("\\d+") || handedIn.stream().anyMatch(found -> isSame(onList, found))) {
            return onList;
        }
        String number = NOUGHTS.matcher(onList).replaceAll("");
        List<String> meant = handedIn.stream()
                .filter(found -> isSame(number, NOUGHTS.matcher(found).replaceAll("$1")))
                .toList();
        return meant.size() == 1 ? meant.get(0) : onList;
    }

    private static String plain(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT)
                .strip();
    }
}
