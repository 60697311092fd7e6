package sudoku.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import sudoku.genetic.Candidate;
import sudoku.genetic.Generation;
import sudoku.picture.draw.Numbers;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Svg;

/**
 * All candidates of a generation on a square map: the fewer errors, the warmer.
 *
 * <p><b>Idea.</b> Where neighbours mate, good candidates spread like a fire, and the map shows where it burns.
 *
 * <p><b>Representation.</b> The number in a square is the errors of that candidate, the colour only repeats it.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class PopulationPicture implements Picture {
    private static final double MARGIN = 12;
    private static final double SQUARE = 38;
    /** One step of colour for so many errors; beyond the last, paper. */
    private static final int ERRORS_A_STEP = 4;
    private static final List<String> WARMTH =
            List.of("#F2A27C", "#F7BE6B", "#FAD596", "#FCE6BF", "#FEF4E0");

    private final Generation generation;
    private final List<Candidate> population;
    private final int side;

    private PopulationPicture(Generation generation) {
        this.generation = generation;
        this.population = generation.population();
        this.side = (int) Math.ceil(Math.sqrt(population.size()));
    }

    public static PopulationPicture of(Generation generation) {
        return new PopulationPicture(generation);
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        for (int i = 0; i < population.size(); i++) {
            double x = MARGIN + i % side * SQUARE;
            double y = MARGIN + i / side * SQUARE;
            int errors = population.get(i).errors();
            svg.rect(x, y, SQUARE, SQUARE, "fill", colour(errors), "stroke", Palette.LIGHT_GREY);
            svg.text(x + SQUARE / 2, y + SQUARE / 2, 17, String.valueOf(errors), "fill", Palette.INK,
                    "font-weight", errors == generation.best().errors() ? "bold" : "normal");
        }
        double bottom = MARGIN + (population.size() + side - 1) / side * SQUARE;
        svg.text(MARGIN, bottom + 22, 19, caption(), "fill", Palette.INK, "text-anchor", "start");
        double width = Math.max(side * SQUARE, caption().length() * 9.6) + 2 * MARGIN;
        return svg.image(width, bottom + 44, alt());
    }

    private static String colour(int errors) {
        if (errors == 0) {
            return Palette.LIGHT_GREEN;
        }
        int step = (errors + ERRORS_A_STEP - 1) / ERRORS_A_STEP;
        return step <= WARMTH.size() ? WARMTH.get(step - 1) : Palette.PAPER;
    }

    private String caption() {
        return "Generation " + Numbers.text(generation.number()) + ": best " + generation.best().errors() + ", mean "
                + Numbers.text(generation.meanErrors());
    }

    @Override
    public String alt() {
        return "The errors of " + population.size() + " candidates. " + caption() + ". " + rows(", row ") + ".";
    }

    @Override
    public String text() {
        return caption() + "\n" + rows("\n");
    }

    private String rows(String between) {
        List<String> rows = new ArrayList<>();
        for (int from = 0; from < population.size(); from += side) {
            StringJoiner row = new StringJoiner(" ");
            population.subList(from, Math.min(from + side, population.size()))
                    .forEach(candidate -> row.add(String.valueOf(candidate.errors())));
            rows.add(row.toString());
        }
        return String.join(between, rows);
    }
}
