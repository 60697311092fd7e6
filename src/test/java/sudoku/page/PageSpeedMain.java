package sudoku.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.ToLongFunction;
import sudoku.files.Disk;
import sudoku.grid.Grid;
import sudoku.page.compile.JavaCompiler;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.Solvers;

/**
 * How fast a page computes, in ratios of one run, and what it takes from a phone: for the figures in the guides.
 *
 * <p>Nothing is asserted, because a machine that does something else meanwhile would fail.
 *
 * <pre>
 * mvn -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=sudoku.page.PageSpeedMain
 * </pre>
 */
public final class PageSpeedMain {
    /** What the library's naive solver does, as somebody writes it who has done lesson 1. */
    private static final String SAME_AS_LIBRARY =
            """
            class Page {
                static int[] board;
                static int[][] peers = new int[81][20];
                static long placed = 0;

                static boolean areSeen(int one, int other) {
                    boolean sameBox = one / 27 == other / 27 && one % 9 / 3 == other % 9 / 3;
                    return one / 9 == other / 9 || one % 9 == other % 9 || sameBox;
                }

                static boolean solve(int cell) {
                    if (cell == board.length) return true;
                    if (board[cell] != 0) return solve(cell + 1);
                    int used = 0;
                    for (int peer : peers[cell]) {
                        used |= 1 << board[peer];
                    }
                    for (int digit = 1; digit <= 9; digit++) {
                        if ((used & (1 << digit)) == 0) {
                            board[cell] = digit;
                            placed++;
                            if (solve(cell + 1)) return true;
                            board[cell] = 0;
                        }
                    }
                    return false;
                }

                static long nodes(String puzzle) {
                    board = new int[81];
                    placed = 0;
                    for (int cell = 0; cell < 81; cell++) {
                        char symbol = puzzle.charAt(cell);
                        board[cell] = symbol == '.' ? 0 : symbol - '0';
                        int count = 0;
                        for (int other = 0; other < 81; other++) {
                            if (other != cell && areSeen(cell, other)) {
                                peers[cell][count] = other;
                                count++;
                            }
                        }
                    }
                    solve(0);
                    return placed;
                }
            """;

    private static final String MAIN = "static void main() { System.out.print(nodes(\"%s\")); } }";
    private static final String ENDLESS =
            "boolean fits(int[] board, int cell, int digit) { while (true) { board[0]++; } }";
    private static final int MOST_RUNS = 3;

    private PageSpeedMain() {}

    /** @param site the folder of a site with lesson 1; without it, only the ratios are measured */
    public static void main(String[] site) throws IOException {
        Path scratch = Files.createTempDirectory("page-speed");
        try (PageInBrowser page = PageInBrowser.open(scratch)) {
            JavaCompiler compiler = PageCompilers.here();
            double machine = pace(
                    "library, JVM",
                    puzzle -> Solvers.named("naive").solve(puzzle).nodes());
            double library = pace("library, page", puzzle -> page.nodes("naive", puzzle.toString()));
            double hers = pace(
                    "her program, page",
                    puzzle -> Long.parseLong(
                            page.runToItsEnd(compiler.compile(SAME_AS_LIBRARY + MAIN.formatted(puzzle.toLine()))
                                    .script())));
            System.out.printf("The JVM is %.1f times as fast as the library in the page,%n", machine / library);
            System.out.printf("and that %.1f times as fast as her program there.%n", library / hers);
        }
        if (site.length > 0) {
            try (PhoneWindow phone = new PhoneWindow(scratch, Path.of(site[0]))) {
                onPhone(phone);
            }
        }
        Disk.delete(scratch);
    }

    /** Millions of nodes a second on the largest search of the course, the best of some runs. */
    private static double pace(String who, ToLongFunction<Grid> nodes) {
        double best = 0;
        for (int run = 0; run < MOST_RUNS; run++) {
            long start = System.nanoTime();
            long count = nodes.applyAsLong(NamedPuzzles.get("brute-force-trap").grid());
            best = Math.max(best, 1e3 * count / (System.nanoTime() - start));
        }
        System.out.printf("%s: %.1f million nodes a second%n", who, best);
        return best;
    }

    private static void onPhone(PhoneWindow phone) throws IOException {
        say(
                "first question of the start page",
                phone.opened("index.html", "!!document.querySelector('[data-answer]')"));
        say("board to type in", phone.opened("board.html", "document.querySelectorAll('#board input').length === 81"));
        say(
                "editor in lesson 1",
                phone.opened("01-backtracking.html", "!!document.querySelector('.live .cm-content')"));
        memory("lesson 1, read", phone);
        String fits = "const box = document.querySelector('.live'); ";
        say(
                "compiler's first answer after the first touch",
                phone.when(
                        fits + "box.querySelector('.cm-content').focus(); box.querySelector('.live-run').click();",
                        "document.querySelector('.live .live-status').textContent.startsWith('Running')"));
        say("first verdict after that", phone.when(" ", "!!document.querySelector('.live-verdict').firstChild"));
        memory("lesson 1, a piece written", phone);
        String again = "box.querySelector('.live-verdict').replaceChildren(); box.querySelector('.live-run').click();";
        say("the same piece again", phone.when(fits + again, "!!document.querySelector('.live-verdict').firstChild"));
        phone.when("localStorage.setItem('sudoku/01-backtracking/e75b513e', `" + ENDLESS + "`);", "true");
        phone.opened("01-backtracking.html", "!!document.querySelector('.live .cm-content')");
        String stop = "document.querySelector('.live .live-stop')";
        phone.when("document.querySelector('.live .live-run').click();", "!" + stop + ".hidden");
        String isStopped = "document.querySelector('.live .live-status').textContent === 'Stopped.'";
        say("Stop", phone.when(stop + ".click();", isStopped));
    }

    private static void say(String what, long millis) {
        System.out.printf("%s: %,d ms%n", what, millis);
    }

    private static void memory(String when, PhoneWindow phone) throws IOException {
        System.out.printf(
                "%s: %d MB in the page's process, %d MB its own scripts%n", when, phone.memory(), phone.heap());
    }
}
