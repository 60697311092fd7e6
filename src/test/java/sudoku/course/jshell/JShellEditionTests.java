package sudoku.course.jshell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import sudoku.course.lesson.Draft;
import sudoku.course.lesson.SecondEdition;

/** The scripts of a lesson: what is in which. */
class JShellEditionTests {
    private static final Map<String, String> SAMPLE =
            JShellEdition.of("02-sample", SecondEdition.sample().notebook(), "../my jars/sudoku.jar");

    private static Map<String, String> scripts(Draft draft) {
        return JShellEdition.of("draft", draft.lesson().notebook(), "sudoku.jar");
    }

    @Test
    void eachScriptEndsByNamingTheNext() {
        Map<String, String> scripts = scripts(new Draft()
                .prose("# Title")
                .code("int a = 1;")
                .prose("## One")
                .code("int b = 2;")
                .prose("## Two\n\nLook.\n\n## Three"));
        assertThat(scripts.keySet()).containsExactly("1.jsh", "2.jsh", "3.jsh", "4.jsh");
        assertThat(scripts.get("1.jsh")).contains("int a = 1;\n").endsWith("Go on:  /open 2.jsh\"\"\");\n");
        assertThat(scripts.get("2.jsh")).contains("int b = 2;\n").endsWith("Go on:  /open 3.jsh\"\"\");\n");
        assertThat(scripts.get("4.jsh")).contains("Leave with  /exit").doesNotContain("Go on");
    }

    @Test
    void theFirstScriptFindsTheLibraryAndTheOthersDoNotBeginAnew() {
        assertThat(SAMPLE.get("1.jsh"))
                .contains("\n/env -class-path \"../my jars/sudoku.jar\"\n")
                .contains("\nimport sudoku.grid.*;\n");
        assertThat(SAMPLE.values().stream().filter(script -> script.contains("/env")))
                .as("/env forgets all that was typed")
                .hasSize(1);
        assertThat(SAMPLE.values()).noneMatch(script -> script.contains("%jars"));
    }

    @Test
    void theReaderGetsNeitherAnswersNorProofsNorNotes() {
        assertThat(SAMPLE.entrySet())
                .filteredOn(file -> !file.getKey().contains("way"))
                .noneMatch(file -> file.getValue().contains("ways(steps - 1)"));
        assertThat(SAMPLE.values())
                .noneMatch(script -> script.contains("SOLUTION")
                        || script.contains("STUB")
                        || script.contains("assert")
                        || script.contains("nanoTime"));
        assertThat(scripts(new Draft().notes("Ask them.")))
                .allSatisfy((name, text) -> assertThat(text).doesNotContain("Ask them"));
    }

    @Test
    void aPieceHasItsStubAndWhatHelpsIsOpenedByThoseWhoWantIt() {
        assertThat(SAMPLE.get("2.jsh"))
                .contains("int ways(int steps) {\n    return 0;\n}\n")
                .contains("Write it:  /edit ways  (or type it anew)\nTry it, as often as you like:  /open "
                        + "2-try.jsh\nA hint:  /open 2-hint.jsh\n"
                        + "One way to write it, and why:  /open 2-way.jsh\nWhat came out, in words:  /open "
                        + "2-out.jsh\nGo on:  /open 3.jsh");
        assertThat(SAMPLE.get("2-out.jsh")).contains("than down nine");
        assertThat(SAMPLE.get("2-try.jsh")).startsWith("IntUnaryOperator rule").doesNotContain("int ways(");
        assertThat(SAMPLE.get("2-hint.jsh")).contains("from the ground?");
        assertThat(SAMPLE.get("2-way.jsh"))
                .contains("│     return ways(steps - 1) + ways(steps - 2);")
                .contains("The endings come first")
                .doesNotContain("SOLUTION");
    }

    /** What comes after a piece would otherwise run, with the library's, before anybody has written it. */
    @Test
    void aScriptEndsWhereSomethingIsToBeWritten() {
        Draft draft = new Draft()
                .prose("## One")
                .code("// BEGIN SOLUTION\nint a = 1;\n// END SOLUTION\n// STUB int a = 0;", "write")
                .code("a", "try")
                .prose("Look.", "hint")
                .prose("After it.")
                .code("int b = a;")
                .code("// BEGIN SOLUTION\nint c = 1;\n// END SOLUTION\n// STUB int c = 0;", "write")
                .prose("Look twice.", "hint")
                .prose("Think.", "hint");
        Map<String, String> scripts = scripts(draft);
        assertThat(scripts.keySet())
                .containsExactly("1.jsh", "2.jsh", "1-try.jsh", "1-hint.jsh", "2-hint.jsh", "2-hint2.jsh");
        assertThat(scripts.get("1.jsh")).doesNotContain("After it.");
        assertThat(scripts.get("2.jsh")).contains("After it.").contains("Write it:  /edit c");
    }

    @Test
    void whereNothingHasANameItIsTyped() {
        assertThat(scripts(new Draft().code("// BEGIN SOLUTION\na();\nb();\n// END SOLUTION", "write"))
                        .get("1.jsh"))
                .contains("Write it here");
    }

    /** The line as it was runs; the changed one is the reader's, and she tries it as often as she likes. */
    @Test
    void whatIsToBeChangedIsThereAsItWas() {
        Map<String, String> scripts = scripts(new Draft()
                .prose("## Break it")
                .code(
                        "int a() {\n// BEGIN SOLUTION\n    return 1;\n"
                                + "// END SOLUTION\n// STUB     return 2; // <- this one\n}",
                        "change")
                .code("a();", "try")
                .prose("It is 1.", "verdict")
                .prose("On."));
        assertThat(scripts.keySet()).containsExactly("1.jsh", "2.jsh", "1-try.jsh", "1-out.jsh");
        assertThat(scripts.get("1.jsh"))
                .contains("return 2; // <- this one")
                .doesNotContain("return 1", "It is 1", "SOLUTION")
                .contains("Change it:  /edit a  (or type it anew)\nTry it, as often as you like:  /open 1-try.jsh");
        assertThat(scripts.get("1-out.jsh")).contains("It is 1.");
    }

    /** Nobody can type over a question mark in a script, and the next cell would tell the number. */
    @Test
    void aPredictionIsAskedForBeforeTheNumberIsShown() {
        for (String guess : new String[] {"\"?\", \"because …\"", "\"?\"", "500"}) {
            Map<String, String> scripts = scripts(new Draft()
                    .prose("## One")
                    .code("int a = 1;\nPredict.that(\"nodes\", " + guess + ");")
                    .prose("And now:")
                    .code("Predict.compare(\"nodes\", 3);"));
            assertThat(scripts.get("1.jsh"))
                    .contains("int a = 1;\nvoid predict(String number) { Predict.that(\"nodes\", number); }\n")
                    .contains("void predict(String number, String because) { "
                            + "Predict.that(\"nodes\", number, because); }\n")
                    .contains("Your prediction:  predict(\"500\")")
                    .doesNotContain("And now", ", 500)");
            assertThat(scripts.get("2.jsh")).contains("And now").contains("compare");
        }
    }

    @Test
    void textThatJavaWouldReadOtherwiseIsPrintedAsItIs() {
        assertThat(scripts(new Draft().prose("A \\ and \"\"\" and \"the end\"")).get("1.jsh"))
                .contains("\nA \\\\ and \\\"\"\" and \"the end\\\"\"\"\");\n");
    }
}
