package sudoku.grid;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads a grid from text.
 *
 * <p><b>Idea.</b> Bars and white space are passed over and so are rulers, so one reader serves the
 * one-line form, the grid with rulers and everything between.
 *
 * <p><b>Representation.</b> What a symbol means depends on the size, which is known only at the end:
 * symbols are collected with their places first and translated then.
 *
 * <p><b>Lesson.</b> 00-start-here.
 */
public final class GridReader {
    private record Symbol(char character, int line, int column) {}

    private final List<Symbol> symbols = new ArrayList<>();
    private int lastLine = 1;
    private int lastColumn = 1;

    GridReader(String text) {
        String[] lines = text.split("\\R", -1);
        for (int i = 0; i < lines.length; i++) {
            if (!isRuler(lines[i])) {
                collect(lines[i], i + 1);
            }
        }
    }

    /** Whether a line only separates rows of a grid. */
    public static boolean isRuler(String line) {
        return (line.contains("--") || line.contains("==")) && line.chars().noneMatch(Character::isLetterOrDigit);
    }

    /** How many cells a line holds; a tab ends it, as puzzle lists put a rating or a source after one. */
    public static int cellsIn(String line) {
        return isRuler(line) ? 0 : new GridReader(line).symbols.size();
    }

    private void collect(String line, int number) {
        for (int i = 0; i < line.length(); i++) {
            char character = line.charAt(i);
            if (character == '\t' && !line.substring(0, i).isBlank()) {
                break;
            }
            if (character != '|' && !Character.isWhitespace(character)) {
                symbols.add(new Symbol(character, number, i + 1));
                lastLine = number;
                lastColumn = i + 1;
            }
        }
    }

    /** The digits, row by row. */
    int[] digits() {
        int count = symbols.size();
        if (!Cells.isBoard(count)) {
            throw new GridFormatException(
                    lastLine,
                    lastColumn,
                    "the grid ends after " + count + " cells; expected 16, 81, 256 or 625. Write a dot for each blank"
                            + " cell.");
        }
        int size = (int) Math.sqrt(count);
        String alphabet = Symbols.alphabet(size, symbols.stream().anyMatch(symbol -> symbol.character() == '0'));
        return symbols.stream()
                .mapToInt(symbol -> digit(symbol, size, alphabet))
                .toArray();
    }

    private static int digit(Symbol symbol, int size, String alphabet) {
        char character = Character.toUpperCase(symbol.character());
        String blanks = size <= 9 ? ".0*" : ".";
        if (blanks.indexOf(character) >= 0) {
            return Symbols.BLANK;
        }
        int digit = alphabet.indexOf(character) + 1;
        if (digit == 0) {
            throw new GridFormatException(
                    symbol.line(),
                    symbol.column(),
                    "'" + symbol.character()
                            + "' is not a digit of a " + size + "×" + size + " grid; expected "
                            + alphabet.charAt(0) + " to " + alphabet.charAt(alphabet.length() - 1)
                            + (size <= 9 ? ", or '.', '0' or '*' for a blank." : ", or '.' for a blank."));
        }
        return digit;
    }
}
