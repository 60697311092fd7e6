package sudoku.kernel.debug.call;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sudoku.course.edition.CourseFolder;

/** Rewritten code is code that the virtual machine accepts, whatever the compiler has made of the source. */
class CallFitterTests {
    private static final String KERNEL = "sudoku.kernel.";

    /** Rewritten classes beside the real ones, verified as those of a notebook are. */
    private static final class Rewriting extends ClassLoader {
        private final Map<String, byte[]> originals;

        Rewriting(Map<String, byte[]> originals) {
            super(CallFitterTests.class.getClassLoader());
            this.originals = originals;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                byte[] original = loaded == null ? originals.get(name) : null;
                if (original == null) {
                    return loaded != null ? loaded : super.loadClass(name, resolve);
                }
                byte[] fitted = CallFitter.fitted(original);
                return defineClass(name, fitted, 0, fitted.length);
            }
        }
    }

    private static Map<String, byte[]> compiled() throws IOException {
        Path root = CourseFolder.here().root().resolve("target/classes");
        Map<String, byte[]> classes = new HashMap<>();
        try (Stream<Path> files = Files.walk(root.resolve("sudoku"))) {
            files.filter(file -> file.toString().endsWith(".class")).forEach(file -> {
                try {
                    String name = root.relativize(file)
                            .toString()
                            .replace(".class", "")
                            .replaceAll("[/\\\\]", ".");
                    classes.put(name, Files.readAllBytes(file));
                } catch (IOException unreadable) {
                    throw new UncheckedIOException(unreadable);
                }
            });
        }
        classes.keySet().removeIf(name -> name.startsWith(KERNEL));
        return classes;
    }

    /** They are linked, which is when stack maps are compared with the code. */
    @Test
    void everyClassOfTheLibraryIsAcceptedWhenItIsRewritten() throws IOException {
        Map<String, byte[]> originals = compiled();
        assertThat(originals).hasSizeGreaterThan(300);
        Rewriting loader = new Rewriting(originals);
        Set<String> refused = new TreeSet<>();
        originals.keySet().forEach(name -> {
            try {
                Class.forName(name, true, loader);
            } catch (VerifyError | ClassFormatError bad) {
                refused.add(name + ": " + bad.getMessage().lines().findFirst().orElse(""));
            } catch (LinkageError | ClassNotFoundException notInATest) {
                // A class that needs a notebook or a native library around it.
            }
        });
        assertThat(refused).isEmpty();
    }
}
