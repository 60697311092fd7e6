package sudoku.piece.ownproblem;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.picture.Picture;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/** A timetable: a row for each hour, a column for each room, and below it the lessons that have no slot yet. */
public record TimetablePicture(Timetable table, int[] at) implements Picture {
    private static final double WIDE = 150;
    private static final double HIGH = 44;
    private static final double LEFT = 90;
    private static final double TOP = 44;

    /** Of each lesson the slot that it has, if any is known. */
    public static TimetablePicture of(Timetable table, int... at) {
        return new TimetablePicture(table, at);
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        for (int room = 0; room < table.rooms; room++) {
            svg.text(
                    LEFT + (room + 0.5) * WIDE,
                    TOP / 2,
                    17,
                    room == 0 ? "room 0, lab" : "room " + room,
                    Style.fill(Palette.INK));
        }
        for (int hour = 0; hour < table.hours; hour++) {
            double top = TOP + hour * HIGH;
            svg.text(LEFT - 12, top + HIGH / 2, 17, "hour " + hour, Style.fill(Palette.INK), Style.END);
            for (int room = 0; room < table.rooms; room++) {
                List<String> all = in(hour * table.rooms + room);
                String here = String.join(", ", all.subList(0, Math.min(2, all.size()))) + (all.size() > 2 ? " …" : "");
                svg.rect(
                        LEFT + room * WIDE,
                        top,
                        WIDE,
                        HIGH,
                        Style.fill(here.isEmpty() ? Palette.PAPER : Palette.LIGHT_GREEN),
                        Style.stroke(Palette.INK));
                svg.text(
                        LEFT + (room + 0.5) * WIDE,
                        top + HIGH / 2,
                        here.length() > 14 ? 13 : 17,
                        here,
                        Style.fill(Palette.INK));
            }
        }
        double bottom = TOP + table.hours * HIGH;
        List<String> left = in(-1);
        for (int i = 0; i < left.size(); i++) {
            svg.text(
                    LEFT + i % 4 * 95, bottom + 30 + i / 4 * 26, 17, left.get(i), Style.fill(Palette.INK), Style.START);
        }
        return svg.image(
                Math.max(LEFT + table.rooms * WIDE, LEFT + 380) + 20, bottom + 26 + (left.size() + 3) / 4 * 26, alt());
    }

    /** The lessons in a slot, each after its number; −1 for those that have none. */
    private List<String> in(int slot) {
        List<String> names = new ArrayList<>();
        for (int lesson = 0; lesson < table.lessons(); lesson++) {
            if ((lesson < at.length ? at[lesson] : -1) == slot) {
                names.add(lesson + " " + table.name(lesson));
            }
        }
        return names;
    }

    private String row(int hour) {
        return "hour " + hour + ": "
                + IntStream.range(0, table.rooms)
                        .mapToObj(room -> String.join(", ", in(hour * table.rooms + room)))
                        .map(here -> here.isEmpty() ? "free" : here)
                        .collect(Collectors.joining(" | "));
    }

    @Override
    public String alt() {
        return text().replace("\n", "; ") + ".";
    }

    @Override
    public String text() {
        return IntStream.range(0, table.hours).mapToObj(this::row).collect(Collectors.joining("\n"))
                + (in(-1).isEmpty() ? "" : "\nwithout a slot: " + String.join(", ", in(-1)));
    }
}
