package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sudoku.genetic.Generation;
import sudoku.genetic.GeneticAlgorithm;
import sudoku.picture.draw.Numbers;
import sudoku.puzzles.NamedPuzzles;

class PopulationPictureTests {
    private static final Generation GENERATION = new GeneticAlgorithm().population(7)
            .stream(NamedPuzzles.get("wikipedia").grid(), 1).limit(3).reduce((a, b) -> b).orElseThrow();

    private static String errors(int from, int to) {
        return GENERATION.population().subList(from, to).stream().map(candidate -> String.valueOf(candidate.errors()))
                .collect(Collectors.joining(" "));
    }

    @Test
    void theErrorsStandOnTheSmallestSquareThatHoldsThemAll() {
        PopulationPicture picture = PopulationPicture.of(GENERATION);
        String caption = "Generation 2: best " + GENERATION.best().errors() + ", mean "
                + Numbers.text(GENERATION.meanErrors());
        assertThat(picture.text()).isEqualTo(String.join("\n", caption, errors(0, 3), errors(3, 6), errors(6, 7)));
        assertThat(picture.alt()).startsWith("The errors of 7 candidates. " + caption);
    }

    @Test
    void everyCandidateIsASquareWithItsErrors() {
        String svg = PopulationPicture.of(GENERATION).svg();
        assertThat(svg.split("<rect", -1)).as("paper and 7 squares").hasSize(1 + 1 + 7);
        GENERATION.population().forEach(candidate -> assertThat(svg).contains(">" + candidate.errors() + "</text>"));
    }
}
