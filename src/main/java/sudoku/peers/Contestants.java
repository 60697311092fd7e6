package sudoku.peers;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import sudoku.grid.Grid;
import sudoku.puzzles.Solvers;
import sudoku.search.Outcome;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.Solver;
import sudoku.solve.racer.Race;

/**
 * Everyone who can be raced, by name.
 *
 * <p><b>Idea.</b> The complete solvers of the course, the racer on bare characters, and the peers: other people's.
 *
 * <p><b>Representation.</b> An adapter each, which turns the puzzles into what that one reads.
 *
 * <p><b>Cost.</b> A solver of the course is given grids and makes a result of each search. That is dear beside a search
 * of microseconds, so the racer enters a second time without.
 *
 * <p><b>Alternatives.</b> Finding peers on the class path by a service file: for two of them names will do.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
public final class Contestants {
    /** The libraries of peers that are no part of the course; they are fetched when they are raced. */
    public static final List<String> LIBRARIES = List.of("org.ow2.sat4j:org.ow2.sat4j.core:2.3.6");

    public static final String RACE = "race";
    /** The only size that one reads. */
    public static final int RACE_SIZE = 9;

    private Contestants() {}

    /** The names of those that come with the course. */
    public static List<String> ours() {
        List<String> names = new ArrayList<>(List.of(RACE));
        Solvers.complete().forEach(solver -> names.add(solver.name()));
        return names;
    }

    /** The names of those that do not. */
    public static List<String> peers() {
        return List.of(ChocoPeer.NAME, ChocoPeer.STRONG, Sat4jPeer.NAME);
    }

    /** One of them; each puzzle may take this long. */
    static Contestant named(String name, Duration most) {
        return switch (name) {
            case RACE -> new OnCharacters();
            case ChocoPeer.NAME, ChocoPeer.STRONG -> new ChocoPeer(name, most);
            case Sat4jPeer.NAME -> new Sat4jPeer(most);
            default -> new OnGrids(Solvers.named(name), most);
        };
    }

    private record OnGrids(Solver solver, Duration most) implements Contestant {
        @Override
        public String name() {
            return solver.name();
        }

        @Override
        public Entry enter(List<Grid> puzzles, long limit) {
            SearchLimit until = SearchLimit.solutions(limit).withTime(most);
            return new Entry() {
                @Override
                public long count(int puzzle) {
                    return answer(solver.solve(puzzles.get(puzzle), until));
                }

                @Override
                public long show(int puzzle, Consumer<String> each) {
                    return answer(solver.solve(puzzles.get(puzzle), until, new SearchListener() {
                        @Override
                        public void solved(Grid solution) {
                            each.accept(solution.toLine());
                        }
                    }));
                }
            };
        }

        private static long answer(SearchResult result) {
            return result.outcome() == Outcome.LIMIT ? UNFINISHED : result.solutions();
        }
    }

    private record OnCharacters() implements Contestant {
        @Override
        public String name() {
            return RACE;
        }

        @Override
        public Entry enter(List<Grid> puzzles, long limit) {
            Race race = new Race();
            byte[] solution = new byte[RACE_SIZE * RACE_SIZE];
            byte[][] lines = puzzles.stream()
                    .map(grid -> grid.toLine().getBytes(StandardCharsets.US_ASCII))
                    .toArray(byte[][]::new);
            return new Entry() {
                @Override
                public long count(int puzzle) {
                    if (limit > 1) {
                        return race.count(lines[puzzle], limit);
                    }
                    return race.solve(lines[puzzle], solution) ? 1 : 0;
                }

                @Override
                public long show(int puzzle, Consumer<String> each) {
                    if (limit > 1) {
                        return race.enumerate(lines[puzzle], limit, found -> each.accept(line(found)));
                    }
                    long found = count(puzzle);
                    if (found > 0) {
                        each.accept(line(solution));
                    }
                    return found;
                }
            };
        }

        private static String line(byte[] characters) {
            return new String(characters, StandardCharsets.US_ASCII);
        }
    }
}
