package sudoku.picture;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * A map to be colored: each land a disc about where it lies, each border a line between two discs.
 *
 * <p><b>Idea.</b> Who colors a map asks one thing of it: who is whose neighbor. So the shapes of the lands are left
 * out, and what is left can be seen at a glance.
 *
 * <p><b>Representation.</b> Names, for each land the numbers of its neighbors, and two coordinates each, to the east
 * and to the south. A color has a number, which is below the name: nothing is said by color alone.
 *
 * <p><b>Alternatives.</b> Outlines of real lands: kilobytes of data, and small ones disappear.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
public final class MapPicture implements Picture {
    private static final double UNIT = 34;
    private static final double RADIUS = 25;
    private static final double MARGIN = 16;
    private static final double LINE = 30;
    private static final double LETTER = 9.6;
    /** For no color, color 1, color 2 and so on. */
    private static final List<String> COLORS = List.of(
            Palette.PAPER,
            Palette.LIGHT_BLUE,
            Palette.LIGHT_ORANGE,
            Palette.LIGHT_GREEN,
            Palette.LIGHT_RED,
            Palette.YELLOW,
            Palette.LIGHT_GRAY);

    private final String[] names;
    private final int[][] borders;
    private final int[][] places;
    private final int[] colors;
    private final int marked;
    private final String caption;

    private MapPicture(String[] names, int[][] borders, int[][] places, int[] colors, int marked, String caption) {
        this.names = names;
        this.borders = borders;
        this.places = places;
        this.colors = colors;
        this.marked = marked;
        this.caption = caption;
    }

    /**
     * A map before it is colored.
     *
     * @param borders for each land the numbers of its neighbors, counted from 0
     * @param places for each land how far in the east and how far in the south it lies
     */
    public static MapPicture of(String[] names, int[][] borders, int[][] places) {
        if (borders.length != names.length || places.length != names.length) {
            throw new IllegalArgumentException("There are " + names.length + " names, " + borders.length
                    + " lists of neighbors and " + places.length + " places; each country has one of each.");
        }
        return new MapPicture(names, borders, places, new int[names.length], -1, "");
    }

    /** The same map with a color for each land, 0 for none. */
    public MapPicture painted(int[] colors) {
        return new MapPicture(names, borders, places, colors.clone(), marked, caption);
    }

    /** The same map with a thick frame round a land. */
    public MapPicture mark(int land) {
        return new MapPicture(names, borders, places, colors, land, caption);
    }

    public MapPicture caption(String text) {
        return new MapPicture(names, borders, places, colors, marked, text);
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        for (int land = 0; land < names.length; land++) {
            for (int neighbor : borders[land]) {
                if (neighbor > land) {
                    border(svg, land, neighbor);
                }
            }
        }
        for (int land = 0; land < names.length; land++) {
            boolean painted = colors[land] != 0;
            String rim = land == marked ? Palette.BLUE : Palette.INK;
            double width = land == marked ? 5 : 1.5;
            svg.circle(x(land), y(land), RADIUS, Style.fill(color(colors[land])), Style.stroke(rim, width));
            svg.text(x(land), y(land) - (painted ? 7 : 0), 18, names[land], Style.fill(Palette.INK), Style.BOLD);
            if (painted) {
                svg.text(x(land), y(land) + 12, 16, String.valueOf(colors[land]), Style.fill(Palette.INK));
            }
        }
        double bottom = 2 * MARGIN + 2 * RADIUS + UNIT * largest(1);
        if (!caption.isEmpty()) {
            svg.text(MARGIN, bottom + LINE / 3, 19, caption, Style.fill(Palette.INK), Style.START);
            bottom += LINE;
        }
        return svg.image(
                Math.max(2 * MARGIN + 2 * RADIUS + UNIT * largest(0), 2 * MARGIN + LETTER * caption.length()),
                bottom,
                alt());
    }

    private void border(Svg svg, int land, int neighbor) {
        boolean alike = colors[land] != 0 && colors[land] == colors[neighbor];
        String color = alike ? Palette.RED : Palette.GRAY;
        svg.line(x(land), y(land), x(neighbor), y(neighbor), Style.stroke(color, alike ? 6 : 2));
    }

    private int largest(int axis) {
        return Arrays.stream(places).mapToInt(place -> place[axis]).max().orElse(0);
    }

    private double x(int land) {
        return MARGIN + RADIUS + UNIT * places[land][0];
    }

    private double y(int land) {
        return MARGIN + RADIUS + UNIT * places[land][1];
    }

    private static String color(int number) {
        return number >= 0 && number < COLORS.size() ? COLORS.get(number) : Palette.LIGHT_GRAY;
    }

    @Override
    public String alt() {
        return "A map of " + names.length + " lands. " + lands("; ") + "." + (caption.isEmpty() ? "" : " " + caption);
    }

    @Override
    public String text() {
        return lands("\n") + (caption.isEmpty() ? "" : "\n" + caption);
    }

    /** Each with its color, if it has one, and its neighbors. */
    private String lands(String between) {
        StringJoiner lands = new StringJoiner(between);
        for (int land = 0; land < names.length; land++) {
            String mark = land == marked ? "> " : "";
            String color = colors[land] == 0 ? "" : " " + colors[land];
            lands.add(mark + names[land] + color + " beside "
                    + Arrays.stream(borders[land])
                            .mapToObj(other -> names[other])
                            .collect(Collectors.joining(" ")));
        }
        return lands.toString();
    }
}
