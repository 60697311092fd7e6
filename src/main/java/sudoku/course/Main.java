package sudoku.course;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line: every verb of the course. */
@Command(name = "sudoku", mixinStandardHelpOptions = true,
        description = "Learn search by solving Sudoku.",
        subcommands = {SolveCommand.class, KernelCommand.class})
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Main()).execute(arguments));
    }
}
