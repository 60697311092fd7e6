package sudoku.course.jupyter;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import sudoku.files.WorkBar;

/** Whether a person sits in front of this program. */
public final class Terminal {
    private Terminal() {}

    public static boolean attended() {
        Console console = System.console();
        return console != null && isTerminal(console);
    }

    /** How far long work is: a bar for a person, lines for anybody else. */
    public static WorkBar bar() {
        return attended() ? WorkBar.at(System.out) : WorkBar.plain(System.out::println);
    }

    /** A bar for a person who sees what goes to standard error while the output goes to a file or a pipe. */
    public static Optional<WorkBar> barBesideOutput() {
        return !attended() && errorsAreSeen() ? Optional.of(WorkBar.at(System.err)) : Optional.empty();
    }

    /** Linux says what is open; elsewhere nobody is taken to look. */
    private static boolean errorsAreSeen() {
        try {
            Path standardError = Files.readSymbolicLink(Path.of("/proc/self/fd/2"));
            return standardError.startsWith("/dev/pts")
                    || standardError.toString().startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException notLinux) {
            return false;
        }
    }

    /** Since JDK 22 there is a console without a terminal too, and a method that tells them apart. */
    private static boolean isTerminal(Console console) {
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException olderJdk) {
            return true;
        }
    }

    /** Asks a question that Enter alone answers with yes. */
    static boolean agrees(String question) {
        String answer = System.console().readLine("%s [Y/n] ", question);
        return answer != null
                && (answer.isBlank() || answer.strip().toLowerCase(Locale.ROOT).startsWith("y"));
    }
}
