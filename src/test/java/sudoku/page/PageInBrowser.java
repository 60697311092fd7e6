package sudoku.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.chrome.ChromeDriver;
import sudoku.needs.Browser;

/** The page's library and runtime in Chromium, from the disk, for programs that are already translated. */
public final class PageInBrowser implements AutoCloseable {
    /** A part of the page is a function whose text a worker gets; here it is run where it is. */
    private static final String OPEN =
            """
            for (const name of ["library", "runtime"]) {
              const script = document.createElement("script");
              script.textContent = String(sudokuParts[name]).replace(/^function \\(\\) \\{/, "").replace(/\\}$/, "");
              document.head.append(script);
            }
            globalThis.R = sudokuRuntime(sudokuLibrary, sudokuNames);
            globalThis.runProgram = script => {
              let end = "";
              R.deadline = performance.now() + 20000;
              try {
                const program = R.load(script);
                program.start();
                program.main$0();
              } catch (error) {
                const java = R.javas(error);
                end = java ? "threw " + sudokuLibrary.className(java) + "\\n" : "broke: " + (error && error.stack);
              }
              return sudokuLibrary.printed() + end;
            };
            globalThis.runToItsEnd = script => {
              const program = R.load(script);
              R.deadline = Infinity;
              program.start();
              program.main$0();
              return sudokuLibrary.printed();
            };
            globalThis.judgeProgram = (piece, script, given) => {
              const program = R.load(script);
              for (const [variable, kind] of Object.entries(given)) {
                program[variable + "$given$1"](sudokuLibrary.givenByLibrary(kind));
              }
              program.start();
              return sudokuLibrary.judge(piece, program.piece$given$0());
            };
            globalThis.checkProgram = (task, help, typed, script) => {
              const program = R.load(script);
              program.start();
              return sudokuLibrary.check(task, help, typed, program.piece$given$0());
            };
            globalThis.runCell = script => {
              R.load(script).start();
              return sudokuLibrary.taken();
            };
            """;

    private final ChromeDriver driver;

    private PageInBrowser(ChromeDriver driver) {
        this.driver = driver;
    }

    public static PageInBrowser open(Path scratch) throws IOException {
        Path page = scratch.resolve("programs.html");
        Path folder = PageBuild.folder().toAbsolutePath();
        Files.writeString(
                page,
                "<!DOCTYPE html><meta charset=\"utf-8\"><title>Programs</title>"
                        + "<script src=\"" + folder.resolve("library.js").toUri() + "\"></script>"
                        + "<script src=\"" + folder.resolve("runtime.js").toUri() + "\"></script>");
        ChromeDriver driver = Browser.open(scratch.resolve("profile"), 800, 600);
        driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(5));
        driver.get(page.toUri().toString());
        driver.executeScript(OPEN);
        return new PageInBrowser(driver);
    }

    /** What each of these scripts prints, with the class of an exception that ends it. */
    @SuppressWarnings("unchecked")
    public List<String> run(List<String> scripts) {
        return (List<String>) driver.executeScript("return arguments[0].map(runProgram);", scripts);
    }

    /** What a script prints that may take its time. */
    String runToItsEnd(String script) {
        return (String) driver.executeScript("return runToItsEnd(arguments[0]);", script);
    }

    /** The verdict on a piece, as the page shows it; the student's own lines are left out. */
    public String judge(String piece, String script, Map<String, String> given) {
        return (String) driver.executeScript("return judgeProgram(...arguments);", piece, script, given);
    }

    /** What is said of an answer to a task when these answers to its questions have been typed, one a line. */
    public String check(String task, String help, String typed, String script) {
        return (String) driver.executeScript("return checkProgram(...arguments);", task, help, typed, script);
    }

    /** What a cell puts out, entry by entry; a letter in front says what it is. */
    public List<String> cell(String script) {
        return List.of(((String) driver.executeScript("return runCell(arguments[0]);", script)).split("\u001e"));
    }

    public long nodes(String solver, String puzzle) {
        return ((Number)
                        driver.executeScript("return sudokuLibrary.nodes(arguments[0], arguments[1]);", solver, puzzle))
                .longValue();
    }

    @Override
    public void close() {
        driver.quit();
    }
}
