package sudoku.grading.oral;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Which lines of a program a sheet of paper has room for, beside the questions, in letters that can be read.
 *
 * <p><b>Idea.</b> Some fifty rows are printed in one column, and more in two, of half the width. Of a program that is
 * too long for these, the lines nearest to those that the questions name are printed.
 *
 * @param columns in which the program is printed
 * @param lines that are printed, by their numbers
 * @param all how many there are
 */
public record PaperRows(int columns, BitSet lines, int all) {
    private static final int ROWS_OF_ONE_COLUMN = 48;
    private static final int ROWS_OF_TWO_COLUMNS = 116;
    private static final int WIDE = 120;
    private static final int NARROW = 56;
    private static final Pattern NAMED = Pattern.compile("(?i)\\bline (\\d+)\\b");

    static PaperRows of(String code, List<String> asked) {
        List<String> text = code.stripTrailing().lines().toList();
        int rows = text.stream().mapToInt(line -> rows(line, WIDE)).sum();
        if (rows <= ROWS_OF_ONE_COLUMN) {
            return new PaperRows(1, nearest(text, asked, WIDE, ROWS_OF_ONE_COLUMN), text.size());
        }
        return new PaperRows(2, nearest(text, asked, NARROW, ROWS_OF_TWO_COLUMNS), text.size());
    }

    private static int rows(String line, int width) {
        return Math.max(1, (line.length() + width - 1) / width);
    }

    private static BitSet nearest(List<String> text, List<String> asked, int width, int room) {
        List<Integer> named = new ArrayList<>(asked.stream()
                .flatMap(question -> NAMED.matcher(question).results())
                .map(MatchResult::group)
                .map(words -> Integer.parseInt(words.substring(words.indexOf(' ') + 1)))
                .toList());
        named.add(1);
        BitSet printed = new BitSet();
        int left = room;
        for (int line : IntStream.rangeClosed(1, text.size())
                .boxed()
                .sorted(Comparator.comparing(each -> distance(each, named)))
                .toList()) {
            int rows = rows(text.get(line - 1), width);
            if (rows <= left) {
                printed.set(line);
            }
            left -= Math.min(left, rows);
        }
        return printed;
    }

    private static int distance(int line, List<Integer> named) {
        return named.stream().mapToInt(each -> Math.abs(each - line)).min().orElse(0);
    }

    boolean has(int line) {
        return lines.get(line);
    }

    /** What is not printed, and why; empty if all is. */
    public String leftOut() {
        int printed = lines.cardinality();
        return printed == all
                ? ""
                : "Left out on paper: " + (all - printed) + " of " + all
                        + " lines, because a page has no room for all of them in readable type. "
                        + "The lines nearest to the questions are printed, and the page on the screen has all of them.";
    }
}
