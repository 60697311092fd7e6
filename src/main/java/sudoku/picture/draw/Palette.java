package sudoku.picture.draw;

import java.util.List;

/**
 * The colors of the course.
 *
 * <p><b>Idea.</b> One color, one meaning, in every picture and chart; and nothing is said by color
 * alone, because one student in twenty cannot tell red from green.
 *
 * <p><b>Representation.</b> The eight colors of Okabe and Ito, chosen so that they stay apart
 * for every common kind of color blindness, and their light tints for backgrounds. Where one is too
 * light to be seen well on white, it is darker here; a test holds both properties.
 */
public final class Palette {
    public static final String PAPER = "#FFFFFF";
    public static final String INK = "#1A1A1A";
    /** Rulers, coordinates, what stands back. */
    public static final String GRAY = "#5A5E63";

    public static final String LIGHT_GRAY = "#E8EAED";

    /** Found by a search. */
    public static final String BLUE = "#0072B2";
    /** Look here. */
    public static final String YELLOW = "#FFE680";
    /** Belongs to what is looked at. */
    public static final String LIGHT_BLUE = "#D6EAF8";
    /** Good: a solution, the way to it. */
    public static final String GREEN = "#00704F";

    public static final String LIGHT_GREEN = "#CDEFE3";
    /** Taken back. */
    public static final String ORANGE = "#8F5600";

    public static final String LIGHT_ORANGE = "#FCE3B5";
    /** Wrong: a conflict, a dead end. */
    public static final String RED = "#A43C00";

    public static final String LIGHT_RED = "#FBD5C0";

    /** Ruled out by thinking. */
    public static final String PURPLE = "#8A3A6C";

    /** For the series of a chart, in the order they should be used. */
    public static final List<String> SERIES =
            List.of(BLUE, "#CC8400", "#009E73", "#A63A00", "#CC79A7", "#000000", "#3F97D3", "#6B6300");

    private Palette() {}
}
