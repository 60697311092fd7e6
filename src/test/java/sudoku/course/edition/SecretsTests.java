package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must not get out is found wherever it hides. */
class SecretsTests {
    @TempDir
    Path root;

    private Secrets secrets;

    @BeforeEach
    void course() throws IOException {
        Path folder = root.resolve("exercises").resolve("01-x");
        Files.createDirectories(folder);
        Files.writeString(
                folder.resolve("exercise.ipynb"),
                """
                {"cells":[{"cell_type":"code","id":"a","metadata":{},"outputs":[],"source":[
                "int two() {\\n","// BEGIN SOLUTION\\n","int one = 1;\\n","int other = one;\\n","return one + other;\\n",
                "// END SOLUTION\\n","}"]}],"metadata":{},"nbformat":4,"nbformat_minor":5}""");
        Files.writeString(
                folder.resolve("VisibleTests.java"),
                """
                    void everyoneMaySeeThis(Two answer) {
                        say("a sentence that both kinds of tests say");
                    }
                """);
        Files.writeString(
                folder.resolve("VisibleBoards.java"),
                """
                    String told = "another sentence that both of them say";
                """);
        Files.writeString(
                folder.resolve("HiddenTests.java"),
                """
                    void nobodyShallSeeThis(Two answer) {
                        say("a hint that gives the hidden test away");
                        say("a sentence that both kinds of tests say");
                        say("another sentence that both of them say");
                        expect("a sentence that the library says to everybody");
                    }
                """);
        Files.writeString(
                Files.createDirectories(root.resolve("src/main/java/sudoku")).resolve("Says.java"),
                "String says() { return \"a sentence that the library says to everybody\"; }");
        Files.writeString(
                folder.resolve("wrong.txt"),
                """
                wrong 1-counts-down
                - int one = 1;
                + int three = 3;
                + int wrong = three - 1;
                + return wrong + 0;
                ! nobodyShallSeeThis
                = look again
                """);
        secrets = Secrets.of(new CourseFolder(root));
    }

    static Stream<String> leaks() {
        return Stream.of(
                "void f() { int one=1; int other=one; return one + other; }",
                "int one = 1;\n\n    int other =\n one;\nreturn one+other;",
                "int three = 3;\nint wrong = three - 1;\nreturn wrong + 0;\n",
                "wrong 1-counts-down\n- int one = 1;\n+ int three = 3;\n",
                "\u0000\u0001nobodyShallSeeThis\u0001",
                "… a hint that gives the hidden test away …");
    }

    @ParameterizedTest
    @MethodSource("leaks")
    void anAnswerAMistakeAndAHiddenTestAreFoundHoweverTheyAreWritten(String leak) {
        assertThat(secrets.in("some/file.class", bytes(leak))).isPresent();
    }

    /** Where a line ends, a script has two characters that are no space. */
    @ParameterizedTest
    @MethodSource("leaks")
    void theyAreFoundInATextOfAScript(String leak) {
        String written = leak.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
        assertThat(secrets.in("page.js", bytes("self.text = \"" + written + "\";")))
                .isPresent();
    }

    @ParameterizedTest
    @MethodSource("leaks")
    void theyAreFoundInAnArchiveWithinAnArchive(String leak) throws IOException {
        byte[] inner = zip("deep/Some.class", bytes(leak));
        assertThat(secrets.in("bundle.zip", zip("lib/inner.jar", inner)))
                .get()
                .asString()
                .contains("bundle.zip!lib/inner.jar!deep/Some.class");
    }

    /** A page shows what the library printed, and a hidden test may look for exactly that. */
    @Test
    void whatTheLibrarySaysGivesNothingAway() {
        assertThat(secrets.in("x.html", bytes("a sentence that the library says to everybody")))
                .isEmpty();
        assertThat(secrets.in("x.html", bytes("a hint that gives the hidden test away")))
                .isPresent();
    }

    @Test
    void whatEveryoneMaySeeGivesNothingAway() {
        assertThat(secrets.in("x.class", bytes("everyoneMaySeeThis a sentence that both kinds of tests say")))
                .isEmpty();
        assertThat(secrets.in("y.class", bytes("another sentence that both of them say")))
                .isEmpty();
        assertThat(secrets.in("x.java", bytes("int two() {\n// YOUR CODE HERE\n}\nint one = 1;\n")))
                .isEmpty();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] zip(String name, byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(content);
        }
        return bytes.toByteArray();
    }
}
