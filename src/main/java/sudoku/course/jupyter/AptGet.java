package sudoku.course.jupyter;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Installs Debian packages where that is allowed: on Debian, as root or with a sudo that asks nothing.
 *
 * <p>At a terminal it asks before it does; elsewhere it announces what it does.
 */
public final class AptGet {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    /** Another program may be installing: for so many seconds it is waited for. */
    private static final String PATIENCE_WITH_OTHERS = "DPkg::Lock::Timeout=600";

    private final Path log;
    private final Consumer<String> say;

    public AptGet(Path log, Consumer<String> say) {
        this.log = log;
        this.say = say;
    }

    /** Whether this machine lets us install packages at all. */
    public boolean possible() {
        return Files.exists(Path.of("/etc/debian_version"))
                && succeeds("apt-get", "--version")
                && (isRoot() || succeeds("sudo", "-n", "true"));
    }

    /** Installs packages, and says whether they are there now. */
    public boolean install(List<String> packages) {
        String names = String.join(" ", packages);
        if (Terminal.attended() && !Terminal.agrees("May I install " + names + " with apt-get?")) {
            return false;
        }
        say.accept("Installing with apt-get: " + names + " …");
        return aptGet(packages) || update() && aptGet(packages);
    }

    private boolean update() {
        say.accept("Reading Debian's package lists again (apt-get update) …");
        return asRoot(List.of("apt-get", "-q", "update"));
    }

    private boolean aptGet(List<String> packages) {
        List<String> command = new ArrayList<>(
                List.of("apt-get", "-q", "-y", "-o", PATIENCE_WITH_OTHERS, "install", "--no-install-recommends"));
        command.addAll(packages);
        return asRoot(command);
    }

    /** Not a {@link ChildProcess}: an apt-get that is killed halfway leaves the whole system in need of repair. */
    private boolean asRoot(List<String> aptGet) {
        List<String> command = new ArrayList<>(isRoot() ? List.of() : List.of("sudo", "-n"));
        command.addAll(List.of("env", "DEBIAN_FRONTEND=noninteractive"));
        command.addAll(aptGet);
        try {
            Files.createDirectories(log.getParent());
            Process process = new ProcessBuilder(command)
                    .redirectInput(new File("/dev/null"))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                    .start();
            return process.waitFor() == 0;
        } catch (IOException impossible) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static boolean isRoot() {
        try {
            return ChildProcess.run(new ProcessBuilder("id", "-u"), PATIENCE)
                    .output()
                    .strip()
                    .equals("0");
        } catch (IOException noUnix) {
            return false;
        }
    }

    private static boolean succeeds(String... command) {
        try {
            return ChildProcess.run(new ProcessBuilder(command), PATIENCE).well();
        } catch (IOException notThere) {
            return false;
        }
    }
}
