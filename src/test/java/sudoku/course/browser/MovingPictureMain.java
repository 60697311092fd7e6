package sudoku.course.browser;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import sudoku.course.CourseCopy;
import sudoku.course.RunningLab;
import sudoku.course.edition.CourseFolder;
import sudoku.course.jupyter.Bootstrap;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.Backtracking;

/**
 * Makes the README's moving picture, in JupyterLab as a student sees it: lesson 1's film is answered, a prediction is
 * typed, its first piece is written wrong, tried and mended, and the chart of all puzzles drawn.
 *
 * <pre>
 * mvn -q test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=sudoku.course.browser.MovingPictureMain
 * </pre>
 */
public final class MovingPictureMain {
    private static final Path PICTURE = Path.of("src", "readme", "lesson-1.gif");
    private static final String PLAYER = "[data-sudoku-player]";
    private static final String CHART = ".jp-RenderedPlotly";
    private static final int ANSWERS = 4;
    private static final List<String> WITHOUT_BOXES = List.of(
            "boolean fits(int[] board, int cell, int digit) {\n",
            "    int n = size(board);\n",
            "    for (int other = 0; other < board.length; other++) {\n",
            "        boolean sameRow = other / n == cell / n;\n",
            "        boolean sameColumn = other % n == cell % n;\n",
            "        if ((sameRow || sameColumn) && board[other] == digit) return false;\n",
            "    }\n",
            "    return true;\n",
            "}");
    private static final String FORGETS = "        if ((sameRow || sameColumn) &&";
    private static final String REMEMBERS = "        boolean sameBox = box(other, n) == box(cell, n);\n"
            + "        if ((sameRow || sameColumn || sameBox) &&";

    private final LabPage page;
    private final AnimatedGif gif = new AnimatedGif();

    private MovingPictureMain(LabPage page) {
        this.page = page;
    }

    public static void main(String[] none) throws IOException {
        new Bootstrap(CourseFolder.here(), System.out::println).jupyter();
        CourseCopy copy = CourseCopy.prepared("moving-picture");
        ScreenshotMain.choose(ScreenshotMain.Theme.LIGHT, copy);
        try (RunningLab lab = RunningLab.start(copy.program("lab", "--no-browser"));
                LabPage page = LabPage.open(ScreenshotMain.pageOf("01-backtracking", lab))) {
            page.fitView(1180, 700);
            MovingPictureMain picture = new MovingPictureMain(page);
            picture.answerTheFilm();
            picture.predict();
            picture.writeThePiece();
            picture.drawTheChart();
            picture.gif.write(PICTURE);
        }
    }

    private void answerTheFilm() throws IOException {
        Grid small = Grid.parse(".4........1..2.4");
        Trace trace = new Trace(1000);
        new Backtracking().solve(small, SearchLimit.first(), trace);
        page.runAll();
        page.bringIntoView(PLAYER);
        page.await(PLAYER + " button");
        keep(200);
        for (Trace.Step step : trace.steps().subList(0, ANSWERS)) {
            page.await(By.xpath("//*[@data-sudoku-player]//button[normalize-space()='" + step.digit() + "']"))
                    .click();
            keep(90);
        }
    }

    private void predict() throws IOException {
        WebElement cell = page.toCell("digits left for r1c3");
        page.write(cell, "Predict.that(\"digits left for r1c3\", 3, \"because 1, 2 and 4 are left\");");
        page.runFrom(cell, 1);
        page.awaitTrue("return [...document.querySelectorAll('.jp-OutputArea')].some(out => "
                + "out.textContent.includes('Kept: digits left for r1c3'));");
        page.toCell("digits left for r1c3");
        keep(200);
    }

    private void writeThePiece() throws IOException {
        WebElement cell = page.toCell("boolean fits");
        keep(150);
        for (int lines = 3; lines <= WITHOUT_BOXES.size(); lines++) {
            page.write(cell, String.join("", WITHOUT_BOXES.subList(0, lines)));
            keep(45);
        }
        tryIt(cell, "box");
        keep(400);
        page.write(cell, String.join("", WITHOUT_BOXES).replace(FORGETS, REMEMBERS));
        keep(150);
        tryIt(cell, "is right");
        keep(250);
    }

    private void tryIt(WebElement cell, String until) {
        page.runFrom(cell, 2);
        page.awaitTrue("return [...document.querySelectorAll('.jp-OutputArea')].some(out => "
                + "out.textContent.includes('Your fits') && out.textContent.includes('" + until + "'));");
        page.toCell("boolean fits");
    }

    private void drawTheChart() throws IOException {
        page.bringIntoView(CHART);
        page.script(
                "arguments[0].scrollIntoView({block: 'end'});", page.all(CHART).get(0));
        keep(500);
    }

    private void keep(int hundredths) throws IOException {
        gif.add(page.notebook(), hundredths);
    }
}
