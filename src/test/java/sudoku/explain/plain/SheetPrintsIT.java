package sudoku.explain.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Pdf;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.print.PageSize;
import org.openqa.selenium.print.PrintOptions;
import sudoku.explain.ask.Draw;
import sudoku.explain.ask.Question;
import sudoku.explain.run.OwnRun;
import sudoku.explain.source.NoQuestions;
import sudoku.explain.source.OwnSource;
import sudoku.grading.oral.Sheet;
import sudoku.needs.Browser;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** A student's sheet for an oral exam is one sheet of paper, here and in America. */
@Needs(Need.CHROMIUM)
@Timeout(1200)
@Tag("thorough")
class SheetPrintsIT {
    private static final int WANTED = 3;
    private static final Map<String, PageSize> PAPER =
            Map.of("A4", new PageSize(29.7, 21.0), "Letter", new PageSize(27.94, 21.59));
    /** Points of the smallest letters that are printed. */
    private static final String SMALLEST =
            """
            return Math.min(...[...document.querySelectorAll('body, pre, li, p, code, .calls div')]
                .map(each => parseFloat(getComputedStyle(each).fontSize) * 0.75));
            """;

    /** The line below the code, or nothing. */
    private static final String GIVEN =
            "const given = document.querySelector('.given'); return given ? given.textContent : '';";

    @TempDir
    Path folder;

    private static Optional<Sheet> sheet(IndependentAnswersTests.Program program) {
        try {
            OwnSource source = OwnSource.of(program.cell()).orElseThrow();
            Random random = new Random(program.toString().hashCode());
            OwnRun run = OwnRun.of(
                    source,
                    IndependentAnswersTests.calls(program, source, random),
                    new JavacMachine(program.around(), program.cell()),
                    random);
            return Optional.of(
                    sheet(program.toString(), program.cell(), run.elsewhere(), new Draw(run, random).some(WANTED)));
        } catch (NoQuestions nothingToPrint) {
            return Optional.empty();
        }
    }

    private static Sheet sheet(String name, String code, String elsewhere, List<Question> questions) {
        return new Sheet(name, "", "Task", code, elsewhere, questions, List.of());
    }

    @Test
    void aSheetIsOnePageThatCanBeRead() throws IOException {
        List<IndependentAnswersTests.Program> programs = Stream.concat(
                        IndependentAnswersTests.references().stream(), IndependentAnswersTests.unusual().stream())
                .toList();
        Map<String, String> pages = new LinkedHashMap<>();
        Set<String> given = new HashSet<>();
        ChromeDriver browser = Browser.open(folder.resolve("profile"), 900, 1200);
        try {
            for (IndependentAnswersTests.Program program : programs) {
                Optional<Sheet> sheet = sheet(program);
                if (sheet.isPresent()) {
                    print(browser, sheet.get(), pages);
                    given.add(sheet.get().elsewhere());
                }
                if (sheet.isPresent() && program.name().equals("the reference")) {
                    assertThat(sheet.get().paper().leftOut())
                            .as(program + " is printed whole")
                            .isEmpty();
                }
            }
            Sheet any = programs.stream()
                    .flatMap(each -> sheet(each).stream())
                    .findFirst()
                    .orElseThrow();
            String endless = any.code()
                    + IntStream.range(0, 200)
                            .mapToObj(i -> "int another" + i + "() { return " + i + "; }\n")
                            .collect(Collectors.joining());
            print(browser, sheet("a program of two hundred methods", endless, any.elsewhere(), any.questions()), pages);
        } finally {
            browser.quit();
        }
        assertThat(given).as("what is declared elsewhere").hasSizeGreaterThan(1).contains("");
        assertThat(pages)
                .hasSizeGreaterThan(PAPER.size())
                .allSatisfy((sheet, count) -> assertThat(count).as(sheet).isEqualTo("1 page"));
    }

    private void print(ChromeDriver browser, Sheet sheet, Map<String, String> pages) throws IOException {
        Path file =
                Files.write(folder.resolve("sheet.html"), sheet.html("A set").getBytes(StandardCharsets.UTF_8));
        browser.get(file.toUri().toString());
        assertThat(browser.executeScript(GIVEN))
                .as(sheet.student())
                .isEqualTo(sheet.elsewhere().replace("`", ""));
        browser.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
        assertThat(((Number) browser.executeScript(SMALLEST)).doubleValue())
                .as(sheet.student())
                .isGreaterThanOrEqualTo(7);
        PAPER.forEach((name, size) -> {
            PrintOptions options = new PrintOptions();
            options.setPageSize(size);
            byte[] pdf = Base64.getDecoder().decode(printed(browser, options).getContent());
            pages.put(sheet.student() + " on " + name, count(pdf) + " page");
        });
    }

    /** Once in some hundred pages the browser says that printing failed, and then prints it. */
    private static Pdf printed(ChromeDriver browser, PrintOptions options) {
        try {
            return browser.print(options);
        } catch (WebDriverException failed) {
            return browser.print(options);
        }
    }

    private static long count(byte[] pdf) {
        return new String(pdf, StandardCharsets.ISO_8859_1).split("/Type\\s*/Page\\b").length - 1L;
    }
}
