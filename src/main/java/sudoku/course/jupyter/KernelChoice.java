package sudoku.course.jupyter;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import sudoku.course.edition.NormalForm;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;
import sudoku.kernel.KernelSpec;

/**
 * Which kernel a notebook is executed on: the course's own, or one somebody installed on this machine.
 *
 * <p>An installed one is found where Jupyter would look for it, and copied into the place only we look
 * in; so of all the user's settings that one description comes through. Another kernel may well be
 * called {@code java} too, as IJava is: asked for by name, the installed one is meant.
 */
public final class KernelChoice {
    private static final String OWN_NAME = "java";

    private final Path description;
    private final Path jdk;
    private final boolean keepsNothing;

    private KernelChoice(Path description, Path jdk, boolean keepsNothing) {
        this.description = description;
        this.jdk = jdk;
        this.keepsNothing = keepsNothing;
    }

    /** The course's own kernel on the JDK of this program. */
    public static KernelChoice bundled() {
        return bundledOn(Path.of(System.getProperty("java.home")));
    }

    public static KernelChoice bundledOn(Path jdk) {
        return new KernelChoice(null, jdk, false);
    }

    /** The same without a file beside the jar that makes the next start quicker, on this machine's JDK alone. */
    public KernelChoice keepingNothing() {
        return new KernelChoice(description, jdk, true);
    }

    /**
     * @param name an installed kernel's name, or a folder with a {@code kernel.json} in it
     * @param jupyter its own kernels, such as {@code python3}, count as installed
     */
    public static KernelChoice installed(String name, Jupyter jupyter) {
        Path asFolder = Path.of(name);
        List<Path> folders =
                places(jupyter).stream().map(kernels -> kernels.resolve(name)).toList();
        Optional<Path> found = Stream.concat(Stream.of(asFolder), folders.stream())
                .map(folder -> folder.resolve("kernel.json"))
                .filter(Files::isRegularFile)
                .findFirst();
        if (found.isPresent()) {
            return new KernelChoice(found.get().toAbsolutePath(), null, true);
        }
        if (name.equals(OWN_NAME)) {
            return bundled();
        }
        throw new CourseProblem("There is no kernel " + name + " on this machine. Choose from "
                + String.join(", ", names(jupyter)) + ", or name the folder of a kernel.json.");
    }

    /** Makes the kernel known to a Jupyter that keeps its state there, and says its name. */
    public String describeIn(Path state, Path jar) {
        if (description == null) {
            return describeOwn(state, jar);
        }
        try {
            JsonNode spec = Notebook.JSON.readTree(description.toFile());
            String folder = description.getParent().toString().replace("\\", "\\\\");
            String text = spec.toString().replace("{resource_dir}", folder);
            Path copy =
                    Jupyter.dataOf(state).resolve("kernels").resolve("chosen").resolve("kernel.json");
            Disk.write(copy, NormalForm.written(Notebook.JSON.readTree(text)));
            return "chosen";
        } catch (IOException broken) {
            throw new CourseProblem("Cannot read " + description + ": " + broken.getMessage(), broken);
        }
    }

    private String describeOwn(Path state, Path jar) {
        if (!Files.exists(jar)) {
            throw new CourseProblem("The course is not built: there is no " + jar + ". Run mvn package once.");
        }
        try {
            KernelSpec spec = new KernelSpec(java(), jar);
            Path folder = KernelSpec.below(state, OWN_NAME);
            if (keepsNothing) {
                spec.write(folder);
            } else {
                spec.install(folder);
            }
            return OWN_NAME;
        } catch (IOException failed) {
            throw new CourseProblem("Cannot write to " + state + ": " + Disk.reason(failed) + ".", failed);
        }
    }

    private Path java() {
        return Stream.of("java", "java.exe")
                .map(jdk.resolve("bin")::resolve)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new CourseProblem("There is no JDK in " + jdk + ": it has no bin/java."));
    }

    @Override
    public String toString() {
        return description == null ? "the course's kernel on " + jdk : "the kernel in " + description.getParent();
    }

    private static TreeSet<String> names(Jupyter jupyter) {
        TreeSet<String> names = new TreeSet<>(List.of(OWN_NAME));
        for (Path kernels : places(jupyter)) {
            File[] folders = kernels.toFile().listFiles(File::isDirectory);
            Arrays.stream(folders == null ? new File[0] : folders)
                    .map(File::getName)
                    .forEach(names::add);
        }
        return names;
    }

    /** Where Jupyter looks: what the variable says, the user's folder, the interpreter's, the system's. */
    private static List<Path> places(Jupyter jupyter) {
        List<Path> places = new ArrayList<>();
        Optional.ofNullable(System.getenv("JUPYTER_PATH")).stream()
                .flatMap(path -> Arrays.stream(path.split(File.pathSeparator)))
                .map(place -> Path.of(place).resolve("kernels"))
                .forEach(places::add);
        places.add(KernelSpec.ofUser(OWN_NAME).getParent());
        Stream.of(jupyter.python().getParent().getParent(), Path.of("/usr/local"), Path.of("/usr"))
                .map(prefix -> KernelSpec.below(prefix, OWN_NAME).getParent())
                .forEach(places::add);
        Optional.ofNullable(System.getenv("PROGRAMDATA"))
                .map(data -> Path.of(data, "jupyter", "kernels"))
                .ifPresent(places::add);
        return places;
    }
}
