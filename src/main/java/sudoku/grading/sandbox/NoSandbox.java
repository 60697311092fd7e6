package sudoku.grading.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import sudoku.grading.intake.Limits;
import sudoku.kernel.swap.ClassSwap;

/**
 * No sandbox at all: a child process with the rights of the one who grades, for machines without a box and on request
 * only.
 */
public record NoSandbox(Path jdk, WorkerFolder folder, Limits limits) implements Sandbox {
    @Override
    public long mostMemory() {
        return limits.mostMemory();
    }

    @Override
    public Process start() throws IOException {
        String jar = folder.jar().toString();
        Path java = jdk.resolve("bin").resolve("java");
        return Spawner.start(new ProcessBuilder(Sandbox.program(java, jar, limits, ClassSwap.option(jar)))
                .directory(folder.folder().toFile()));
    }
}
