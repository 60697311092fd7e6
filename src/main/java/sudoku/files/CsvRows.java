package sudoku.files;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The rows of a CSV file as a spreadsheet has saved it: fields may be in quotes, with lines in them, and what stands
 * between two fields is what stands behind the first one.
 */
public final class CsvRows {
    private final String text;
    private final char between;
    private final List<List<String>> rows = new ArrayList<>();
    private List<String> row = new ArrayList<>();
    private int place;

    private CsvRows(String text) {
        this.text = text;
        String first = text.lines().findFirst().orElse("");
        between = first.chars().filter(c -> ",;\t".indexOf(c) >= 0).mapToObj(c -> (char) c).findFirst().orElse(',');
    }

    /** Every row that has something in it. */
    public static List<List<String>> read(Path file) {
        try {
            return of(Files.readString(file));
        } catch (CharacterCodingException notUtf8) {
            throw new CourseProblem("The file " + file + " is not written in UTF-8: save it as \"CSV UTF-8\".",
                    notUtf8);
        } catch (IOException unreadable) {
            throw new CourseProblem("The file " + file + " cannot be read (" + unreadable.getMessage() + ").",
                    unreadable);
        }
    }

    /** Those below the headings; without headings, which begin with this one, all of them. */
    public static List<List<String>> under(String firstHeading, Path file) {
        List<List<String>> rows = read(file);
        boolean headed = !rows.isEmpty() && rows.get(0).get(0).equalsIgnoreCase(firstHeading);
        return headed ? rows.subList(1, rows.size()) : rows;
    }

    /** The same of a text. */
    public static List<List<String>> of(String text) {
        CsvRows csv = new CsvRows(text.replace("\ufeff", "").replace("\r\n", "\n"));
        while (csv.place < csv.text.length()) {
            csv.field();
        }
        csv.endRow();
        return csv.rows;
    }

    private void field() {
        StringBuilder field = new StringBuilder();
        boolean quoted = text.charAt(place) == '"';
        place += quoted ? 1 : 0;
        for (; place < text.length(); place++) {
            char c = text.charAt(place);
            if (quoted && c == '"') {
                if (!text.startsWith("\"\"", place)) {
                    quoted = false;
                    continue;
                }
                place++;
            } else if (!quoted && (c == between || c == '\n')) {
                break;
            }
            field.append(c);
        }
        row.add(field.toString().strip());
        if (place < text.length() && text.charAt(place) == '\n') {
            endRow();
        } else if (place == text.length() - 1) {
            row.add("");
        }
        place++;
    }

    private void endRow() {
        if (row.stream().anyMatch(field -> !field.isEmpty())) {
            rows.add(List.copyOf(row));
        }
        row = new ArrayList<>();
    }
}
