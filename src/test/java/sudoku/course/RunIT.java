package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sudoku.course.edition.NormalForm;
import sudoku.course.jupyter.ChildProcess;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;

@Needs(Need.JUPYTER)
@Timeout(300)
@Tag("thorough")
class RunIT {
    private static final String JARS = "%jars ../target/sudoku.jar";
    private static CourseCopy copy;

    @BeforeAll
    static void makeCopy() throws IOException {
        copy = CourseCopy.prepared("run");
    }

    @Test
    void eachCellIsALineAndTheExecutedCopyHasItsOutputs() throws IOException {
        Path notebook = notebook("fine", JARS, "sudoku.grid.Grid.empty(9).size()", "int x = 6 * 7;", "x");
        byte[] before = Files.readAllBytes(notebook);
        Path out = copy.home().resolveSibling("somewhere").resolve("else");
        ChildProcess.Ended ended = copy.run("run", "--out", out.toString(), notebook.toString());
        assertThat(ended.well()).as(ended.output()).isTrue();
        assertThat(ended.lines())
                .hasSize(5)
                .last()
                .asString()
                .startsWith("  ok cell 4 of 4")
                .endsWith("x");
        assertThat(notebook).hasBinaryContent(before);
        Notebook executed = Notebook.read(out.resolve("fine.ipynb"));
        assertThat(executed.outputs())
                .extracting(output -> output.at("/data/text~1plain").toString())
                .contains("[\"42\"]");
        Path jar = out.resolve(
                Notebook.source(executed.cells().get(0)).replace("%jars ", "").replace("\"", ""));
        assertThat(jar.normalize()).isEqualTo(copy.folder().jar());
    }

    @Test
    void aFailingCellIsShownWithItsErrorAndFailsTheRun() throws IOException {
        Path out = copy.home().resolveSibling("failed");
        Path notebook = notebook("failing", "int x = 1;", "int y = x / (x - 1);", "int never = 1;");
        ChildProcess.Ended ended = copy.run("run", "--out", out.toString(), notebook.toString());
        assertThat(ended.status()).isEqualTo(1);
        assertThat(ended.output())
                .contains("FAILED cell 2 of 3", "int y = x / (x - 1);", "ArithmeticException", "1 of 1 notebook failed")
                .doesNotContain("never", "\u001b");
        assertThat(Notebook.read(out.resolve("failing.ipynb")).outputs()).hasSize(1);
    }

    @Test
    void theNotebooksAfterAFailingOneRunToo() throws IOException {
        ChildProcess.Ended ended = copy.run(
                "run",
                notebook("bad", "throw new Error();").toString(),
                notebook("good", "int x = 1;").toString());
        assertThat(ended.status()).isEqualTo(1);
        assertThat(ended.output()).contains("ok cell 1 of 1", "1 of 2 notebooks failed");
    }

    @Test
    void aCellTaggedForItMayFail() throws IOException {
        Path notebook = notebook("tagged", "int x = 1;", "throw new Error();", "int z = x;");
        ObjectNode root = Notebook.read(notebook).root();
        ((ObjectNode) root.at("/cells/1/metadata")).putArray("tags").add("raises-exception");
        Files.write(notebook, NormalForm.written(root));
        assertThat(copy.run("run", notebook.toString()).well()).isTrue();
    }

    @Test
    void anInstalledKernelIsFoundByName() throws IOException {
        ChildProcess.Ended ended = copy.run(
                "run",
                "--kernel",
                "python3",
                notebook("python", "assert 6 * 7 == 42").toString());
        assertThat(ended.well()).as(ended.output()).isTrue();
    }

    @Test
    void aKernelNobodyInstalledIsSaidWithTheOnesThereAre() throws IOException {
        ChildProcess.Ended ended =
                copy.run("run", "--kernel", "cobol", notebook("cobol", "x").toString());
        assertThat(ended.well()).isFalse();
        assertThat(ended.lines())
                .singleElement()
                .asString()
                .startsWith("There is no kernel cobol")
                .contains("java", "python3");
    }

    @Test
    void aFolderThatIsNoJdkIsSaid() throws IOException {
        ChildProcess.Ended ended = copy.run(
                "run", "--jdk", copy.home().toString(), notebook("jdk", "1").toString());
        assertThat(ended.well()).isFalse();
        assertThat(ended.output()).contains("There is no JDK in " + copy.home()).doesNotContain("\tat ");
    }

    @Test
    void aBrokenNotebookIsSaidBeforeAnythingRuns() throws IOException {
        Path broken = Files.writeString(copy.folder().lessons().resolve("broken.ipynb"), "{\"cells\": [");
        ChildProcess.Ended ended = copy.run("run", broken.toString());
        assertThat(ended.well()).isFalse();
        assertThat(ended.lines()).singleElement().asString().contains("broken.ipynb is not valid JSON at line 1");
    }

    @Test
    void theExecutedCopyNeverReplacesTheSource() throws IOException {
        Path notebook = notebook("source", "1");
        ChildProcess.Ended ended = copy.run("run", "--out", notebook.getParent().toString(), notebook.toString());
        assertThat(ended.well()).isFalse();
        assertThat(ended.lines()).singleElement().asString().contains("would replace");
    }

    @Test
    void stoppingARunEndsTheKernelWithIt() throws IOException {
        Path notebook = notebook("endless", "int x = 1;", "while (true) {}");
        Path temporary = Files.createDirectories(copy.home().resolveSibling("temporary"));
        ProcessBuilder builder = copy.program("run", notebook.toString()).redirectErrorStream(true);
        builder.command().add(1, "-Djava.io.tmpdir=" + temporary);
        Process run = ChildProcess.start(builder);
        BufferedReader lines = new BufferedReader(new InputStreamReader(run.getInputStream(), StandardCharsets.UTF_8));
        String line = lines.readLine();
        while (!line.contains("ok cell 1")) {
            line = lines.readLine();
        }
        List<ProcessHandle> all = new ArrayList<>(run.descendants().toList());
        assertThat(all).as("Jupyter and the kernel").hasSizeGreaterThanOrEqualTo(2);
        all.add(run.toHandle());
        run.destroy();
        assertThat(RunningLab.leftOf(all)).isEmpty();
        assertThat(temporary).isEmptyDirectory();
    }

    private static Path notebook(String name, String... cells) throws IOException {
        ObjectNode root = Notebook.JSON.createObjectNode().put("nbformat", 4).put("nbformat_minor", 5);
        root.putObject("metadata");
        ArrayNode array = root.putArray("cells");
        Stream.of(cells)
                .forEach(cell -> array.addObject().put("cell_type", "code").put("source", cell));
        Path file = copy.folder().lessons().resolve(name + ".ipynb");
        return Files.write(file, NormalForm.of(new Notebook(root)));
    }
}
