package sudoku.course.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
import sudoku.files.CourseProblem;

/** The command line: every verb of the course. */
@Command(
        name = "sudoku",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "VERB",
        commandListHeading = "%nVerbs; each explains itself with --help:%n",
        description = "Learn search by solving Sudoku.",
        subcommands = {
            LabCommand.class,
            SolveCommand.class,
            KernelCommand.class,
            RunCommand.class,
            TidyCommand.class,
            LectureCommand.class,
            SlidesCommand.class,
            SiteCommand.class,
            JShellCommand.class,
            ReleaseCommand.class,
            BenchCommand.class,
            GradeCommand.class,
            HubCommand.class
        })
public final class Main implements Callable<Integer> {
    private static final String EXAMPLE = "Example: ";
    /** So that an example is on one line, to be copied. */
    private static final int WIDTH = 110;

    @Spec
    private CommandSpec spec;

    private Main() {}

    public static void main(String[] arguments) {
        System.setOut(readable(System.out, FileDescriptor.out, "stdout.encoding"));
        System.setErr(readable(System.err, FileDescriptor.err, "stderr.encoding"));
        System.exit(commandLine().execute(meant(arguments)));
    }

    /** A newcomer types {@code help}, or {@code help solve}. */
    public static String[] meant(String... typed) {
        return typed.length > 0 && typed[0].equals("help")
                ? Stream.concat(Arrays.stream(typed).skip(1), Stream.of("--help"))
                        .toArray(String[]::new)
                : typed;
    }

    /** Without a locale, as in a container, Java writes question marks for what any terminal shows. */
    private static PrintStream readable(PrintStream stream, FileDescriptor target, String property) {
        String encoding = System.getProperty(property, Charset.defaultCharset().name());
        return Charset.forName(encoding).equals(StandardCharsets.US_ASCII)
                ? new PrintStream(new FileOutputStream(target), true, StandardCharsets.UTF_8)
                : stream;
    }

    public static CommandLine commandLine() {
        CommandLine course = new CommandLine(new Main())
                .setExecutionExceptionHandler(Main::say)
                .setParameterExceptionHandler(Main::refuse)
                .setUsageHelpWidth(WIDTH);
        course.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, help -> verbs(course));
        return course;
    }

    /** Without a verb: what there is, and for each verb a line that can be copied. */
    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getOut());
        return 0;
    }

    private static String verbs(CommandLine course) {
        StringBuilder text = new StringBuilder();
        course.getSubcommands().forEach((name, verb) -> {
            UsageMessageSpec usage = verb.getCommandSpec().usageMessage();
            text.append(String.format(
                    Locale.ROOT, "%n  %s%n      %s%n", String.join(" ", usage.description()), example(verb)));
        });
        return text.toString();
    }

    public static String example(CommandLine verb) {
        return Arrays.stream(verb.getCommandSpec().usageMessage().footer())
                .filter(line -> line.startsWith(EXAMPLE))
                .findFirst()
                .orElseThrow()
                .substring(EXAMPLE.length());
    }

    /** The reader can do something about a {@link CourseProblem}; anything else is our own fault. */
    private static int say(Exception failure, CommandLine command, ParseResult parsed) throws Exception {
        if (!(failure instanceof CourseProblem)) {
            throw failure;
        }
        command.getErr().println(failure.getMessage());
        return command.getCommandSpec().exitCodeOnExecutionException();
    }

    /** What is wrong with the command, in a sentence; all that it takes would hide that. */
    private static int refuse(ParameterException refused, String[] arguments) {
        CommandLine command = refused.getCommandLine();
        command.getErr().println(refused.getMessage());
        UnmatchedArgumentException.printSuggestions(refused, command.getErr());
        command.getErr()
                .println("To see what it takes: "
                        + command.getCommandSpec().qualifiedName().replaceFirst("^\\S+", "java -jar target/sudoku.jar")
                        + " --help");
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }
}
