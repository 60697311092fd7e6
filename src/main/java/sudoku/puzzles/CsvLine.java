package sudoku.puzzles;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits one line of CSV. Quotes protect commas, doubled quotes stand for one; a field never spans
 * lines, as no grid needs that. Ten lines here spare an inner room a library.
 */
final class CsvLine {
    private CsvLine() {}

    static List<String> split(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char character = line.charAt(i);
            if (character == '"') {
                boolean doubled = quoted && i + 1 < line.length() && line.charAt(i + 1) == '"';
                if (doubled) {
                    field.append(line.charAt(++i));
                } else {
                    quoted = !quoted;
                }
            } else if (character == ',' && !quoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(character);
            }
        }
        fields.add(field.toString());
        return fields;
    }
}
