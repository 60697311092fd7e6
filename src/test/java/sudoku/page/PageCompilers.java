package sudoku.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import sudoku.page.compile.JavaCompiler;
import sudoku.page.compile.LibraryOutline;
import sudoku.page.script.LibraryNames;

/** The page's compiler, run here: the same classes with the same signatures as in the page. */
public final class PageCompilers {
    private static final String MESSAGES = "/org/eclipse/jdt/internal/compiler/problem/messages.properties";

    private PageCompilers() {}

    public static JavaCompiler here() {
        Path signatures = PageBuild.work().resolve("signatures").resolve("signatures");
        LibraryOutline outline = new LibraryOutline(
                text(signatures.resolve("names")), name -> bytes(signatures.resolve(name + ".class")));
        try (InputStream in = JavaCompiler.class.getResourceAsStream(MESSAGES)) {
            String messages = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new JavaCompiler(outline, new LibraryNames(text(signatures.resolve("library"))), messages);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static String text(Path file) {
        return new String(bytes(file), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
