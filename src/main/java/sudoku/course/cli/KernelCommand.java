package sudoku.course.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sudoku.kernel.KernelSpec;

/** The verb that makes the course's Java kernel known to any Jupyter, and unknown again. */
@Command(
        name = "kernel",
        mixinStandardHelpOptions = true,
        description = "Installs or removes the course's Java kernel for a Jupyter of your own.",
        footer = {"", "Example: java -jar target/sudoku.jar kernel install --user"},
        subcommands = {KernelCommand.Install.class, KernelCommand.Remove.class})
final class KernelCommand {

    private static final class Where {
        @Option(names = "--user", description = "For you alone (the default).")
        private boolean user;

        @Option(
                names = "--prefix",
                paramLabel = "DIR",
                description = "In DIR/share/jupyter/kernels, as for an environment's sys.prefix.")
        private Path prefix;
    }

    private abstract static class Verb implements Callable<Integer> {
        @ArgGroup(exclusive = true)
        private Where where = new Where();

        @Option(
                names = "--name",
                paramLabel = "NAME",
                defaultValue = "java",
                description = "The kernel's name; lessons ask for ${DEFAULT-VALUE}, IJava's.")
        private String name;

        @Override
        public final Integer call() {
            if (!name.matches("[A-Za-z0-9._-]+")) {
                System.err.println(
                        "A kernel's name is made of letters, digits, dots, dashes and underscores, not " + name + ".");
                return 2;
            }
            try {
                System.out.println(
                        act(where.prefix == null ? KernelSpec.ofUser(name) : KernelSpec.below(where.prefix, name)));
                return 0;
            } catch (IOException refused) {
                System.err.println(refused.getMessage());
                return 1;
            }
        }

        abstract String act(Path folder) throws IOException;
    }

    @Command(name = "install", mixinStandardHelpOptions = true, description = "Makes the kernel known to Jupyter.")
    static final class Install extends Verb {
        @Override
        String act(Path folder) throws IOException {
            KernelSpec.ofThisProgram().install(folder);
            KernelSpec.awaitSharedClasses();
            return "The Java kernel is installed in " + folder + ".";
        }
    }

    @Command(name = "remove", mixinStandardHelpOptions = true, description = "Removes the kernel from Jupyter.")
    static final class Remove extends Verb {
        @Override
        String act(Path folder) throws IOException {
            return KernelSpec.remove(folder)
                    ? "The Java kernel was removed from " + folder + "."
                    : "There is no kernel in " + folder + ".";
        }
    }
}
