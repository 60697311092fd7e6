package sudoku.kernel.debug.compile;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import sudoku.kernel.cell.SourceLines;

/** Compiles one class in memory, which sees the notebook's classes; JShell has its hands full with the stopped cell. */
public final class SmallCompiler {
    /** What came of it: the code, or in one sentence why there is none. */
    public record Result(byte[] code, String problem) {}

    private SmallCompiler() {}

    public static Result compile(String className, String source, Map<String, byte[]> notebook, String classPath) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        try (Files files = new Files(compiler.getStandardFileManager(null, null, null), notebook)) {
            boolean well = compiler.getTask(
                            null,
                            files,
                            problems,
                            List.of("-proc:none", "-nowarn", "-classpath", classPath),
                            null,
                            List.of(new Source(className, source)))
                    .call();
            if (!well) {
                String first = problems.getDiagnostics().stream()
                        .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                        .findFirst()
                        .map(each -> each.getMessage(Locale.ROOT))
                        .orElse("This is not Java.");
                return new Result(
                        null,
                        SourceLines.withoutWrappers(first)
                                .lines()
                                .filter(line -> !line.strip().startsWith("location:"))
                                .map(String::strip)
                                .reduce((one, other) -> one + ", " + other)
                                .orElse(first));
            }
            return files.written.size() == 1
                    ? new Result(files.written.get(className).toByteArray(), null)
                    : new Result(null, "A class cannot be declared here.");
        } catch (IOException neverInMemory) {
            throw new IllegalStateException(neverInMemory);
        }
    }

    private static URI uri(String className, JavaFileObject.Kind kind) {
        return URI.create("memory:///" + className.replace('.', '/').replace("$", "%24") + kind.extension);
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String className, String text) {
            super(uri(className, Kind.SOURCE), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class ClassFile extends SimpleJavaFileObject {
        private final String className;
        private final byte[] code;

        ClassFile(String className, byte[] code) {
            super(uri(className, Kind.CLASS), Kind.CLASS);
            this.className = className;
            this.code = code;
        }

        @Override
        public InputStream openInputStream() {
            return new ByteArrayInputStream(code);
        }
    }

    private static final class Files extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, byte[]> notebook;
        private final Map<String, ByteArrayOutputStream> written = new HashMap<>();

        Files(JavaFileManager jdk, Map<String, byte[]> notebook) {
            super(jdk);
            this.notebook = notebook;
        }

        @Override
        public Iterable<JavaFileObject> list(
                Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            List<JavaFileObject> found = new ArrayList<>();
            super.list(location, packageName, kinds, recurse).forEach(found::add);
            if (location == StandardLocation.CLASS_PATH && SourceLines.PACKAGE.equals(packageName + ".")) {
                notebook.forEach((name, code) -> found.add(new ClassFile(name, code)));
            }
            return found;
        }

        @Override
        public String inferBinaryName(Location location, JavaFileObject file) {
            return file instanceof ClassFile ours ? ours.className : super.inferBinaryName(location, file);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            ByteArrayOutputStream code = new ByteArrayOutputStream();
            written.put(className, code);
            return new SimpleJavaFileObject(uri(className, kind), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return code;
                }
            };
        }
    }
}
