package sudoku.grading.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudoku.grading.intake.Limits;

/** Where workers run. */
public interface Sandbox {
    /** Starts a worker, whose frames are the process's standard input and output. */
    Process start() throws IOException;

    /** So many bytes of the machine's memory a worker may have. */
    default long mostMemory() {
        return Limits.USUAL.mostMemory();
    }

    /** What there is to know about how memory is limited here, as a sentence for the one who grades. */
    default Optional<String> aboutMemory() {
        return Optional.empty();
    }

    /** Starts a worker that compiles for many others, and never runs what it has compiled. */
    default Process startToCompile() throws IOException {
        return start();
    }

    /** The user ids, files and processes of a program in here are not those of the machine. */
    default boolean holds() {
        return false;
    }

    /**
     * The virtual machine's options and the program, the same in every sandbox. The optimizing compiler stays away:
     * most workers are gone before it has paid for itself, and in one that compiles for a hundred others it costs twice
     * what it saves. The student's compiler makes much garbage in little time, and finds room for it at once. Without
     * memory nothing can be relied on any more, in this task or in others: the machine ends, and another one goes on.
     */
    static List<String> program(Path java, String jar, Limits limits, List<String> more) {
        List<String> command = new ArrayList<>(List.of(java.toString()));
        command.addAll(more);
        command.addAll(CommandLine.words(
                """
                -Xmx%sm -Xms%sm -Xmn%sm
                -XX:+UseSerialGC -XX:ActiveProcessorCount=1 -XX:TieredStopAtLevel=1
                -XX:MaxMetaspaceSize=128m -XX:CompressedClassSpaceSize=64m -XX:ReservedCodeCacheSize=64m
                -XX:MaxDirectMemorySize=16m
                -XX:-UsePerfData -XX:+DisableAttachMechanism -XX:+DisplayVMOutputToStderr
                -XX:+ExitOnOutOfMemoryError -XX:-CreateCoredumpOnCrash -XX:ErrorFile=/dev/null
                -ea -Dfile.encoding=UTF-8 -Duser.language=en -Duser.country=US -Duser.timezone=UTC
                -Djava.io.tmpdir=/tmp -Duser.home=/tmp
                -cp %s sudoku.grading.worker.Worker
                """,
                limits.heapMegabytes(), limits.heapMegabytes() / 2, limits.heapMegabytes() / 4, jar));
        return command;
    }
}
