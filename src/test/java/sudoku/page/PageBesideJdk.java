package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import sudoku.page.compile.Compiled;
import sudoku.page.compile.JavaCompiler;

/** A browser with the page's library, the page's compiler, and the same program as the JDK compiles it. */
public abstract class PageBesideJdk {
    @TempDir
    protected static Path scratch;

    @AutoClose
    protected static PageInBrowser page;

    protected static JavaCompiler compiler;

    @BeforeAll
    static void openPage() throws IOException {
        compiler = PageCompilers.here();
        page = PageInBrowser.open(scratch);
    }

    /** The program as the page runs it. */
    protected static String script(String program) {
        Compiled compiled = compiler.compile(program);
        assertThat(compiled.script()).as(compiled.complaints() + "\n" + program).isNotEmpty();
        return compiled.script();
    }

    /** What is done with the program's class here. */
    protected interface Use {
        String of(Class<?> program) throws Exception;
    }

    /** The program {@code Page}, compiled by the JDK. */
    protected static String here(String program, Use use) throws Exception {
        Path folder = Files.createTempDirectory(scratch, "classes");
        Path source = Files.writeString(folder.resolve("Page.java"), program);
        String classPath = System.getProperty("java.class.path");
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-nowarn", "-proc:none", "-cp", classPath, source.toString()))
                .isZero();
        URL[] place = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(place, PageBesideJdk.class.getClassLoader())) {
            return use.of(loader.loadClass("Page"));
        }
    }
}
