package sudoku.course.jupyter;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import sudoku.files.Disk;

/**
 * What the course's own JupyterLab is told before it starts; a user's choices in its menus count more.
 *
 * <p>Its first question to a new user is whether it may fetch news; its list of extensions needs a network that is not
 * there. In an exam room both are riddles, so they are switched off. The file browser shows names instead of the
 * beginnings of names and dates. Prose has lines that can be read. And an extension of a few lines mends what
 * JupyterLab does wrong for a reader: see {@code course.js}.
 */
public final class LabSettings {
    private LabSettings() {}

    /** Writes them where a Jupyter that keeps its state there looks for them. */
    public static void writeTo(Path state) {
        Path config = state.resolve("config");
        Path labConfig = config.resolve("labconfig");
        Path extension = Jupyter.dataOf(state).resolve("labextensions").resolve("sudoku-course");
        write("page_config.json", labConfig);
        write("default_setting_overrides.json", labConfig);
        write("custom.css", config.resolve("custom"));
        write("package.json", extension);
        write("course.js", extension.resolve("static"));
    }

    private static void write(String name, Path folder) {
        try (InputStream resource = LabSettings.class.getResourceAsStream("lab/" + name)) {
            Disk.write(folder.resolve(name), resource.readAllBytes());
        } catch (IOException damagedJar) {
            throw new IllegalStateException(damagedJar);
        }
    }
}
