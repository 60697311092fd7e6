package sudoku.kernel;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file that tells Jupyter how this kernel is started: {@code share/jupyter/kernels/NAME/kernel.json}. */
public record KernelSpec(Path java, Path jar) {

    /** With the Java that runs this program. */
    public static KernelSpec of(Path jar) {
        return new KernelSpec(Path.of(System.getProperty("java.home"), "bin", "java"), jar);
    }

    public static Path folder(Path prefix, String name) {
        return prefix.resolve(Path.of("share", "jupyter", "kernels", name));
    }

    /** Writes the specification and says where it is. */
    public Path install(Path prefix, String name) {
        try {
            Path folder = Files.createDirectories(folder(prefix, name));
            return Files.writeString(folder.resolve("kernel.json"), json());
        } catch (IOException unwritable) {
            throw new UncheckedIOException("Cannot write the kernel's files below " + prefix, unwritable);
        }
    }

    String json() {
        JsonArray command = new JsonArray();
        command.add(java.toAbsolutePath().toString());
        command.add("-cp");
        command.add(jar.toAbsolutePath().normalize().toString());
        command.add(KernelMain.class.getName());
        command.add("{connection_file}");
        JsonObject spec = new JsonObject();
        spec.add("argv", command);
        spec.addProperty("display_name", "Java");
        spec.addProperty("language", "java");
        spec.addProperty("interrupt_mode", "message");
        return new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(spec) + "\n";
    }
}
