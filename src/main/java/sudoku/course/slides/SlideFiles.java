package sudoku.course.slides;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sudoku.course.jupyter.Jupyter;
import sudoku.course.jupyter.PageLibraries;

/** What lies beside all slides, by the names of the files: what shows them, what lays them out, and their style. */
public final class SlideFiles {
    /** The scripts in the order in which a page loads them. */
    public static final List<String> OWN = List.of(
            "slides.css", "stage.js", "contents.js", "arrange.js", "split.js", "sheet.js", "layout.js", "slides.js");

    private SlideFiles() {}

    public static Map<String, byte[]> all(PageLibraries libraries, Jupyter jupyter) {
        Map<String, byte[]> files = new TreeMap<>(libraries.reveal());
        OWN.forEach(name -> files.put(name, own(name)));
        // Where there is none, an empty program: a page says what it uses and finds it.
        files.put("plotly.min.js", PageLibraries.plotly(jupyter).orElse(new byte[0]));
        return files;
    }

    /** A file of the course's own. */
    public static byte[] own(String name) {
        try (InputStream file = SlideFiles.class.getResourceAsStream(name)) {
            return file.readAllBytes();
        } catch (IOException damagedJar) {
            throw new IllegalStateException(damagedJar);
        }
    }
}
