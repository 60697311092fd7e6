package sudoku.kernel.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import jdk.jshell.JShell;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.kernel.code.Session;

/** What TAB offers after a dot. */
class CompletionTests {
    @AutoClose
    private static final JShell SHELL =
            JShell.builder().executionEngine("local").build();

    @BeforeAll
    static void declare() {
        Session.IMPORTS.forEach(each -> SHELL.eval("import " + each + ";"));
        SHELL.eval("Random random = null;");
    }

    private static List<String> offered(String code) {
        List<String> names = new ArrayList<>();
        Completion.of(code, code.length(), SHELL.sourceCodeAnalysis(), List.of())
                .getAsJsonArray("matches")
                .forEach(name -> names.add(name.getAsString()));
        return names;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "random.ne",
                "if (random.ne",
                "Random fresh = new Random(1);\nif (fresh.ne",
                "int m(Random given) {\n    while (given.ne"
            })
    void afterADotThereAreMembersAndNoKeyword(String code) {
        assertThat(offered(code)).contains("nextInt(").allMatch(name -> name.startsWith("next"));
    }

    /** What JShell offers where it has lost its way are names that could stand alone, all packages among them. */
    @ParameterizedTest
    @ValueSource(strings = {"other.ne", "if (other.ne", "if (other.", "other.", "int m() {\n    if (other."})
    void afterANameThatNobodyKnowsAndADotThereIsNothing(String code) {
        SHELL.sourceCodeAnalysis().completionSuggestions("java.ut", 7, new int[1]);
        assertThat(offered(code)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.util.Linked",
                "import java.util.Linked",
                "if (java.util.Linked",
                "new java.util.Linked",
                "if (new java.util.Linked"
            })
    void aPackageIsKnown(String code) {
        assertThat(offered(code)).anyMatch(name -> name.startsWith("LinkedList"));
    }
}
