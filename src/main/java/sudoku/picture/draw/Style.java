package sudoku.picture.draw;

/** One thing about how a shape or a text of an {@link Svg} looks. */
public final class Style {
    public static final Style BOLD = bold(true);

    /** Text begins at its place, and is not centered on it. */
    public static final Style START = of("text-anchor", "start");

    /** Text ends at its place. */
    public static final Style END = of("text-anchor", "end");

    private final Object[] attributes;

    private Style(Object... attributes) {
        this.attributes = attributes;
    }

    /** An attribute in SVG's own words. */
    public static Style of(String name, Object value) {
        return new Style(name, value);
    }

    public static Style fill(String color) {
        return of("fill", color);
    }

    public static Style opacity(double share) {
        return of("fill-opacity", share);
    }

    public static Style stroke(String color) {
        return of("stroke", color);
    }

    public static Style stroke(String color, double width) {
        return new Style("stroke", color, "stroke-width", width);
    }

    /** Lengths of strokes and gaps in turn, or {@code none}. */
    public static Style dashes(String lengths) {
        return of("stroke-dasharray", lengths);
    }

    /** Round corners. */
    public static Style round(double radius) {
        return of("rx", radius);
    }

    public static Style bold(boolean strong) {
        return of("font-weight", strong ? "bold" : "normal");
    }

    /** Names and values in turn. */
    Object[] attributes() {
        return attributes.clone();
    }
}
