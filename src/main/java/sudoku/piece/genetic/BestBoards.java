package sudoku.piece.genetic;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sudoku.genetic.Evolution;
import sudoku.genetic.Generation;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;
import sudoku.picture.Picture;
import sudoku.picture.draw.Svg;

/**
 * The best boards of some generations of one evolution, side by side, with what is still wrong in them.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public record BestBoards(List<GridPicture> boards) implements Picture {
    private static final double STEP = 560;
    private static final double HIGH = 590;

    /** The best of each generation with one of these numbers, and of the one that solves the puzzle. */
    public static BestBoards of(Grid puzzle, Evolution evolution, long seed, List<Integer> numbers) {
        List<GridPicture> boards = new ArrayList<>();
        evolution.stream(puzzle, seed).forEach(generation -> {
            if (numbers.contains(generation.number()) || generation.isSolved()) {
                boards.add(drawn(puzzle, generation));
            }
        });
        return new BestBoards(boards);
    }

    private static GridPicture drawn(Grid puzzle, Generation generation) {
        return GridPicture.of(generation.best().grid(), puzzle)
                .conflicts()
                .caption("generation " + generation.number() + ": "
                        + generation.best().errors() + " errors");
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        for (int i = 0; i < boards.size(); i++) {
            svg.inside(i * STEP, 0, boards.get(i).svg());
        }
        return svg.image(boards.size() * STEP, HIGH, alt());
    }

    @Override
    public String alt() {
        return boards.stream().map(GridPicture::alt).collect(Collectors.joining(" "));
    }

    @Override
    public String text() {
        return boards.stream().map(GridPicture::text).collect(Collectors.joining("\n\n"));
    }
}
