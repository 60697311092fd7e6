package sudoku.grid;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads a grid from text.
 *
 * <p>Rulers ({@code | + - =}), commas and white space are passed over, so one reader serves the one-line form,
 * the grid with rulers and everything between. What a symbol means depends on the size, which is
 * known only at the end: symbols are collected with their places first and translated then.
 */
final class GridReader {
    private static final String UP_TO_9 = "123456789";
    private static final String HEX_FROM_1 = "123456789ABCDEFG";
    private static final String HEX_FROM_0 = "0123456789ABCDEF";
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY";

    private record Symbol(char character, int line, int column) {}

    private final List<Symbol> symbols = new ArrayList<>();
    private final String text;
    private int line = 1;
    private int column = 1;

    GridReader(String text) {
        this.text = text;
    }

    /** How a digit is written on a board of this size. */
    static char symbol(int digit, int size) {
        return digit == Grid.BLANK ? '.' : alphabet(size, false).charAt(digit - 1);
    }

    private static String alphabet(int size, boolean zeroSeen) {
        return switch (size) {
            case 16 -> zeroSeen ? HEX_FROM_0 : HEX_FROM_1;
            case 25 -> LETTERS;
            default -> UP_TO_9.substring(0, size);
        };
    }

    Grid read() {
        collect();
        int count = symbols.size();
        if (!Cells.isBoard(count)) {
            throw new GridFormatException(line, column, "the grid ends after " + count + " cells;"
                    + " a grid has 16, 81, 256 or 625. Write a dot for each blank cell.");
        }
        int size = (int) Math.sqrt(count);
        boolean zeroIsBlank = size <= 9;
        String alphabet = alphabet(size, symbols.stream().anyMatch(symbol -> symbol.character() == '0'));
        int[] digits = symbols.stream().mapToInt(symbol -> digit(symbol, size, alphabet, zeroIsBlank)).toArray();
        return Grid.of(digits);
    }

    private static int digit(Symbol symbol, int size, String alphabet, boolean zeroIsBlank) {
        char character = Character.toUpperCase(symbol.character());
        if (character == '.' || zeroIsBlank && (character == '0' || character == '*')) {
            return Grid.BLANK;
        }
        int digit = alphabet.indexOf(character) + 1;
        if (digit == 0) {
            throw new GridFormatException(symbol.line(), symbol.column(), "'" + symbol.character()
                    + "' is no digit of a " + size + "×" + size + " grid; expected "
                    + alphabet.charAt(0) + " to " + alphabet.charAt(alphabet.length() - 1)
                    + (zeroIsBlank ? ", or '.', '0' or '*' for a blank." : ", or '.' for a blank."));
        }
        return digit;
    }

    /** A tab ends its line: puzzle lists put a rating or a source behind it. */
    private void collect() {
        boolean behindTab = false;
        for (char character : text.toCharArray()) {
            if (character == '\n') {
                line++;
                column = 1;
                behindTab = false;
                continue;
            }
            behindTab |= character == '\t' && column > 1;
            if (!behindTab && !Character.isWhitespace(character) && "|+-=,".indexOf(character) < 0) {
                symbols.add(new Symbol(character, line, column));
            }
            column++;
        }
    }
}
