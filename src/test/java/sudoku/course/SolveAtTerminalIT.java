package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import sudoku.puzzles.NamedPuzzles;

/** The verb in front of a person: boards in place of lines, how far a long search is, and Ctrl-C. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "Python makes the terminal with pty, which Windows lacks")
@Timeout(120)
class SolveAtTerminalIT {
    /** Runs a program at a terminal of its own, and types Ctrl-C once these words are on the screen. */
    private static final String AT_A_TERMINAL =
            """
            import os, pty, signal, sys
            words, program = sys.argv[1].encode(), sys.argv[2:]
            child, terminal = pty.fork()
            if child == 0:
                signal.signal(signal.SIGINT, signal.SIG_DFL)
                os.execvp(program[0], program)
            seen, typed = b"", False
            while True:
                try:
                    part = os.read(terminal, 65536)
                except OSError:
                    break
                if not part:
                    break
                seen += part
                if words and not typed and words in seen:
                    typed = True
                    os.write(terminal, b"\\x03")
            sys.stdout.buffer.write(seen)
            sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
            """;

    private record Screen(int status, String text) {}

    private static Screen solve(String interruptedAt, String... arguments) throws Exception {
        return run(interruptedAt, solveCommand(arguments));
    }

    private static List<String> solveCommand(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                "target/sudoku.jar",
                "solve"));
        command.addAll(List.of(arguments));
        return command;
    }

    private static Screen run(String interruptedAt, List<String> program) throws Exception {
        List<String> command = new ArrayList<>(List.of("python3", "-c", AT_A_TERMINAL, interruptedAt));
        command.addAll(program);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Screen(process.waitFor(), text);
    }

    @Test
    void aSolutionIsABoardWithItsCluesInBold() throws Exception {
        Screen screen = solve("", NamedPuzzles.get("wikipedia").grid().toLine());
        assertThat(screen.status()).isZero();
        assertThat(screen.text())
                .startsWith(" \033[1m5\033[0m \033[1m3\033[0m 4 | 6 \033[1m7\033[0m 8 | 9 1 2\r\n")
                .endsWith("Found 1 solution after 4,208 nodes.\r\n");
        assertThat(screen.text().replaceAll("\033\\[[01]m", ""))
                .startsWith(NamedPuzzles.get("solved").grid().toString().replace("\n", "\r\n"));
    }

    /** The solutions go to a file, so the screen is free to say how far it is. */
    @Test
    void aFileOfPuzzlesIsCountedOnTheScreenWhileTheSolutionsGoToAFile(@TempDir Path folder) throws Exception {
        String puzzle = NamedPuzzles.get("wikipedia").grid().toLine();
        Path puzzles = Files.writeString(
                folder.resolve("puzzles.txt"), (puzzle + "\n").repeat(4_999) + "55" + puzzle.substring(2) + "\n");
        Path solutions = folder.resolve("solutions.txt");
        List<String> program = new ArrayList<>(List.of("sh", "-c", "exec \"$@\" > " + solutions, "sh"));
        program.addAll(solveCommand(puzzles.toString()));
        Screen screen = run("", program);
        assertThat(Files.readAllLines(solutions)).hasSize(4_999);
        assertThat(screen.text())
                .contains("Solved 0 of 5000")
                .contains("puzzles.txt, line 5000: The clues contradict each other.")
                .contains("Solved 5000 of 5000 in ");
        assertThat(screen.status()).isEqualTo(1);
    }

    @Test
    void aSearchWithoutAnEndSaysHowFarItIsAndStopsAtCtrlC() throws Exception {
        Screen screen = solve("Ctrl-C stops", ".".repeat(625));
        assertThat(screen.text())
                .containsPattern("Searching for [2-9] s: [1-9][\\d,]+ nodes, 0 solutions found")
                .containsPattern("Stopped after \\d+ s: [1-9][\\d,]+ nodes, 0 solutions found\\.\\s*$");
        assertThat(screen.status()).isEqualTo(130);
    }
}
