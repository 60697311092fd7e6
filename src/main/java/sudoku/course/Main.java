package sudoku.course;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParseResult;

/** The command line: every verb of the course. */
@Command(name = "sudoku", mixinStandardHelpOptions = true,
        description = "Learn search by solving Sudoku.",
        subcommands = {LabCommand.class, SolveCommand.class, KernelCommand.class, RunCommand.class,
                TidyCommand.class})
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
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
