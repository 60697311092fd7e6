package sudoku.grading.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import sudoku.grading.intake.Limits;
import sudoku.kernel.swap.ClassSwap;

/**
 * No sandbox at all: a child process with the rights of whoever grades, for machines without a box and on request only.
 */
public final class NoSandbox implements Sandbox {
    private final Path java;
    private final WorkerFolder folder;
    private final Limits limits;

    public NoSandbox(Path jdk, WorkerFolder folder, Limits limits) {
        this.java = jdk.resolve("bin").resolve("java");
        this.folder = folder;
        this.limits = limits;
    }

    @Override
    public boolean holds() {
        return false;
    }

    @Override
    public long mostMemory() {
        return limits.mostMemory();
    }

    @Override
    public Process start() throws IOException {
        String jar = folder.jar().toString();
        return Spawner.start(new ProcessBuilder(Sandbox.program(java, jar, limits, ClassSwap.option(jar)))
                .directory(folder.folder().toFile()));
    }
}
