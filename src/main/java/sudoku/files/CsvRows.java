package sudoku.files;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The rows of a CSV file as a spreadsheet has saved it: fields may be in quotes, with lines in them, and what is
 * between two fields is whichever of comma, semicolon and tab comes after the first one. Lines end as on any system.
 */
public final class CsvRows {
    /**
     * A row.
     *
     * @param line where it begins, from 1
     * @param fields at least one, without the blanks around them
     */
    public record Row(int line, List<String> fields) {}

    private static final String DELIMITERS = ",;\t";
    private static final char UNKNOWN = '\0';

    private final String name;
    private final String text;
    private final List<Row> rows = new ArrayList<>();
    /** The first one outside of quotes is that of all rows. */
    private char delimiter = UNKNOWN;

    private int place;
    private int line = 1;

    private CsvRows(String name, String text) {
        this.name = name;
        this.text = text.replace("\ufeff", "")
                .replace("\0", "")
                .replace("\r\n", "\n")
                .replace('\r', '\n');
        while (!isAtEnd()) {
            row();
        }
    }

    /** Every row that has something in it. */
    public static List<Row> read(Path file) {
        try {
            return new CsvRows("the file " + file, Files.readString(file)).rows;
        } catch (CharacterCodingException notUtf8) {
            throw new CourseProblem(
                    "The file " + file + " is not written in UTF-8: save it as \"CSV UTF-8\".", notUtf8);
        } catch (IOException unreadable) {
            throw new CourseProblem(
                    "The file " + file + " cannot be read (" + unreadable.getMessage() + ").", unreadable);
        }
    }

    /** Those below the headings; without headings, which begin with this one, all of them. */
    public static List<Row> under(String firstHeading, Path file) {
        List<Row> rows = read(file);
        boolean headed = !rows.isEmpty() && rows.get(0).fields().get(0).equalsIgnoreCase(firstHeading);
        return headed ? rows.subList(1, rows.size()) : rows;
    }

    /** The same of a text. */
    public static List<Row> of(String text) {
        return new CsvRows("the text", text).rows;
    }

    private void row() {
        int begins = line;
        List<String> fields = new ArrayList<>();
        do {
            fields.add(field());
        } while (accept(delimiter));
        if (accept('\n')) {
            line++;
        }
        if (fields.stream().anyMatch(field -> !field.isEmpty())) {
            rows.add(new Row(begins, List.copyOf(fields)));
        }
    }

    private String field() {
        StringBuilder field = new StringBuilder();
        if (accept('"')) {
            field.append(quoted());
        }
        while (!isAtEnd() && !isDelimiter(text.charAt(place)) && text.charAt(place) != '\n') {
            field.append(text.charAt(place));
            place++;
        }
        return field.toString().strip();
    }

    /** Up to the quotes that close it; doubled ones stand for one. */
    private String quoted() {
        int begins = line;
        StringBuilder field = new StringBuilder(untilQuotes(begins));
        while (accept('"')) {
            field.append('"').append(untilQuotes(begins));
        }
        return field.toString();
    }

    private String untilQuotes(int begins) {
        int end = text.indexOf('"', place);
        if (end < 0) {
            throw new CourseProblem("The quotes that begin on line " + begins + " of " + name
                    + " are not closed: add a \" where the field ends.");
        }
        String part = text.substring(place, end);
        line += (int) part.chars().filter(letter -> letter == '\n').count();
        place = end + 1;
        return part;
    }

    private boolean isDelimiter(char letter) {
        if (delimiter == UNKNOWN && DELIMITERS.indexOf(letter) >= 0) {
            delimiter = letter;
        }
        return letter == delimiter;
    }

    private boolean accept(char wanted) {
        boolean there = !isAtEnd() && text.charAt(place) == wanted;
        place += there ? 1 : 0;
        return there;
    }

    private boolean isAtEnd() {
        return place == text.length();
    }
}
