package sudoku.peers;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.variables.IntVar;
import sudoku.grid.Cells;
import sudoku.grid.Grid;

/**
 * A general constraint solver on Sudoku: choco-solver, a library from Maven Central.
 *
 * <p><b>Idea.</b> A variable for each cell, "all different" for each house, and the search it chooses by itself, which
 * learns from failures: on large boards that is much faster than the smallest domain first, and never much slower.
 *
 * <p><b>Representation.</b> Its own: a domain for each variable, and its changes on a trail.
 *
 * <p><b>Cost.</b> A model for each puzzle; its "all different" sees more than this course teaches, and pays for it. By
 * default it is not asked in full each time. Asked in full, as the second name does, it is faster on 9×9 and slower on
 * 16×16.
 *
 * <p><b>Alternatives.</b> Keeping one model and changing its clues: it is not made for that.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
final class ChocoPeer implements Contestant {
    static final String NAME = "choco-solver";
    static final String STRONG = "choco-solver-ac";
    private final String name;
    private final Duration most;

    ChocoPeer(String name, Duration most) {
        this.name = name;
        this.most = most;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Entry enter(List<Grid> puzzles, long limit) {
        return new Entry() {
            @Override
            public long count(int puzzle) {
                return search(puzzles.get(puzzle), limit, cells -> {});
            }

            @Override
            public long show(int puzzle, Consumer<String> each) {
                return search(
                        puzzles.get(puzzle),
                        limit,
                        cells -> each.accept(Grid.of(Arrays.stream(cells)
                                        .mapToInt(IntVar::getValue)
                                        .toArray())
                                .toLine()));
            }
        };
    }

    private long search(Grid puzzle, long limit, Consumer<IntVar[]> each) {
        Cells geometry = puzzle.cells();
        Model model = new Model();
        IntVar[] cells = new IntVar[geometry.count()];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = puzzle.isBlank(cell) ? model.intVar(1, puzzle.size()) : model.intVar(puzzle.get(cell));
        }
        for (int house = 0; house < geometry.houseCount(); house++) {
            int[] members = geometry.house(house);
            IntVar[] variables = new IntVar[members.length];
            for (int i = 0; i < members.length; i++) {
                variables[i] = cells[members[i]];
            }
            model.allDifferent(variables, name.equals(STRONG) ? "AC" : "DEFAULT")
                    .post();
        }
        Solver solver = model.getSolver();
        solver.limitTime(most.toMillis());
        solver.limitSolution(limit);
        while (solver.solve()) {
            each.accept(cells);
        }
        return solver.isStopCriterionMet() && solver.getSolutionCount() < limit
                ? UNFINISHED
                : solver.getSolutionCount();
    }
}
