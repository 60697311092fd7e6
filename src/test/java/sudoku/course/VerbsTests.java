package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import sudoku.course.cli.Main;

/** What the command line says of itself. */
class VerbsTests {
    private static final String PROGRAM = "java -jar target/sudoku.jar ";

    static Collection<String> verbs() {
        return Main.commandLine().getSubcommands().keySet();
    }

    @ParameterizedTest
    @MethodSource("verbs")
    void theExampleOfAVerbIsACommandLineItUnderstands(String verb) {
        String example = Main.example(Main.commandLine().getSubcommands().get(verb));
        assertThat(example).startsWith(PROGRAM + verb);
        List<String> arguments = List.of(example.substring(PROGRAM.length()).split(" "));
        CommandLine.ParseResult parsed = Main.commandLine().parseArgs(arguments.toArray(new String[0]));
        assertThat(parsed.hasSubcommand()).isTrue();
        assertThat(parsed.unmatched()).isEmpty();
    }

    @Test
    void helpIsUnderstoodAsNewcomersTypeIt() {
        assertThat(Main.meant("help")).containsExactly("--help");
        assertThat(Main.meant("help", "solve")).containsExactly("solve", "--help");
        assertThat(Main.meant("solve", "help")).containsExactly("solve", "help");
        assertThat(Main.meant()).isEmpty();
    }

    @Test
    void withoutAVerbEveryVerbIsListedWithItsExample() {
        StringWriter out = new StringWriter();
        assertThat(Main.commandLine().setOut(new PrintWriter(out)).execute()).isZero();
        Main.commandLine().getSubcommands().values().forEach(verb -> assertThat(out.toString())
                .contains(verb.getCommandSpec().usageMessage().description()[0])
                .contains(Main.example(verb)));
    }
}
