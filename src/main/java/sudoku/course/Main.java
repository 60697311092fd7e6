package sudoku.course;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParseResult;

/** The command line: every verb of the course. */
@Command(name = "sudoku", mixinStandardHelpOptions = true,
        description = "Learn search by solving Sudoku.",
        subcommands = {LabCommand.class, SolveCommand.class, KernelCommand.class, RunCommand.class,
                TidyCommand.class, LectureCommand.class, BenchCommand.class, GradeCommand.class})
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.setOut(readable(System.out, FileDescriptor.out, "stdout.encoding"));
        System.setErr(readable(System.err, FileDescriptor.err, "stderr.encoding"));
        System.exit(commandLine().execute(arguments));
    }

    /** Without a locale, as in a container, Java writes question marks for what any terminal shows. */
    private static PrintStream readable(PrintStream stream, FileDescriptor target, String property) {
        String encoding = System.getProperty(property, Charset.defaultCharset().name());
        return Charset.forName(encoding).equals(StandardCharsets.US_ASCII)
                ? new PrintStream(new FileOutputStream(target), true, StandardCharsets.UTF_8)
                : stream;
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main()).setExecutionExceptionHandler(Main::say);
    }

    /** Whoever reads it can do something about a {@link CourseProblem}; anything else is our own fault. */
    private static int say(Exception failure, CommandLine command, ParseResult parsed) throws Exception {
        if (!(failure instanceof CourseProblem)) {
            throw failure;
        }
        command.getErr().println(failure.getMessage());
        return command.getCommandSpec().exitCodeOnExecutionException();
    }
}
