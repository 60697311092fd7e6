package sudoku.page.run.cell;

import sudoku.page.run.Host;
import sudoku.picture.Showable;
import sudoku.picture.draw.Numbers;

/**
 * What a cell puts out in the page, in its order: printed lines, pictures, and what was measured.
 *
 * <p><b>Representation.</b> Entries that begin with a letter and end with a mark that no text here has.
 */
public final class Outputs {
    private static final char END = '\u001E';
    private static final StringBuilder ALL = new StringBuilder();

    private Outputs() {}

    /** From here on it is kept: what the cells before this one put out belongs to them. */
    public static void begin() {
        Host.printed();
        ALL.setLength(0);
    }

    /** Something to look at. */
    public static void show(Showable thing) {
        add('h', thing.html());
    }

    static void measured(String what, double number) {
        add('m', what + "\t" + Numbers.text(number));
    }

    private static void add(char kind, String text) {
        printed();
        ALL.append(kind).append(text.replace(END, ' ')).append(END);
    }

    private static void printed() {
        String text = Host.printed();
        if (!text.isEmpty()) {
            ALL.append('t').append(text.replace(END, ' ')).append(END);
        }
    }

    /** All since the beginning. */
    public static String taken() {
        printed();
        String all = ALL.toString();
        ALL.setLength(0);
        return all;
    }
}
