package sudoku.peers;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;
import sudoku.grid.Cells;
import sudoku.grid.Grid;

/**
 * A solver of yes and no on Sudoku: Sat4j, a library from Maven Central.
 *
 * <p><b>Idea.</b> "This digit on this cell" is true or false. Of the digits of a cell exactly one is true, and of the
 * cells that a digit has in a house. Each failure teaches the solver a new rule. A second solution is one that is not
 * like the first.
 *
 * <p><b>Representation.</b> Its own: variables are numbers from 1, and a number below 0 says no.
 *
 * <p><b>Cost.</b> All rules are told anew for each puzzle, which is most of the time on easy ones.
 *
 * <p><b>Alternatives.</b> Keeping what it has learned for the next puzzle: what follows from "not like the first" would
 * have to be told apart.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
final class Sat4jPeer implements Contestant {
    static final String NAME = "sat4j";
    private final Duration most;

    Sat4jPeer(Duration most) {
        this.most = most;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Entry enter(List<Grid> puzzles, long limit) {
        return new Entry() {
            @Override
            public long count(int puzzle) {
                return search(puzzles.get(puzzle), limit, model -> {});
            }

            @Override
            public long show(int puzzle, Consumer<String> each) {
                Grid grid = puzzles.get(puzzle);
                return search(grid, limit, model -> each.accept(line(model, grid.size())));
            }
        };
    }

    private long search(Grid puzzle, long limit, Consumer<int[]> each) {
        ISolver solver = SolverFactory.newDefault();
        solver.setTimeoutMs(most.toMillis());
        long found = 0;
        try {
            tell(solver, puzzle);
            while (found < limit && solver.isSatisfiable()) {
                found++;
                each.accept(solver.model());
                solver.addBlockingClause(unlike(solver.model()));
            }
        } catch (ContradictionException refutedAtOnce) {
            return found;
        } catch (TimeoutException tooLong) {
            return UNFINISHED;
        }
        return found;
    }

    private static void tell(ISolver solver, Grid puzzle) throws ContradictionException {
        Cells geometry = puzzle.cells();
        int size = puzzle.size();
        solver.newVar(geometry.count() * size);
        for (int cell = 0; cell < geometry.count(); cell++) {
            VecInt digits = new VecInt();
            for (int digit = 1; digit <= size; digit++) {
                digits.push(variable(cell, digit, size));
            }
            solver.addExactly(digits, 1);
        }
        for (int house = 0; house < geometry.houseCount(); house++) {
            for (int digit = 1; digit <= size; digit++) {
                VecInt places = new VecInt();
                for (int cell : geometry.house(house)) {
                    places.push(variable(cell, digit, size));
                }
                solver.addExactly(places, 1);
            }
        }
        for (int cell = 0; cell < geometry.count(); cell++) {
            if (!puzzle.isBlank(cell)) {
                solver.addClause(new VecInt(new int[] {variable(cell, puzzle.get(cell), size)}));
            }
        }
    }

    private static int variable(int cell, int digit, int size) {
        return cell * size + digit;
    }

    private static String line(int[] model, int size) {
        int[] digits = Arrays.stream(model)
                .filter(variable -> variable > 0)
                .map(variable -> 1 + (variable - 1) % size)
                .toArray();
        return Grid.of(digits).toLine();
    }

    /** One of the digits of this solution is another. */
    private static VecInt unlike(int[] solution) {
        VecInt clause = new VecInt();
        for (int variable : solution) {
            if (variable > 0) {
                clause.push(-variable);
            }
        }
        return clause;
    }
}
