package sudoku.notebook;

import java.io.OutputStream;
import java.io.PrintStream;

/** A stretch of work during which nothing is shown and nothing is printed. */
final class Silence {
    private static volatile boolean reigns;

    private Silence() {}

    static void during(Runnable work) {
        PrintStream out = System.out;
        reigns = true;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        try {
            work.run();
        } finally {
            System.setOut(out);
            reigns = false;
        }
    }

    static boolean reigns() {
        return reigns;
    }
}
