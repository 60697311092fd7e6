package sudoku.needs;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** Where a compiler writes its classes, by their names, when no file is wanted. */
public final class ClassesInMemory extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, byte[]> classes;

    public ClassesInMemory(JavaFileManager files, Map<String, byte[]> classes) {
        super(files);
        this.classes = classes;
    }

    /** A source that is in no file either. */
    public static JavaFileObject source(String path, String text) {
        return new SimpleJavaFileObject(URI.create("string:///" + path + ".java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreErrors) {
                return text;
            }
        };
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
        return new SimpleJavaFileObject(URI.create("bytes:///" + name.replace('.', '/') + kind.extension), kind) {
            @Override
            public OutputStream openOutputStream() {
                return new ByteArrayOutputStream() {
                    @Override
                    public void close() {
                        classes.put(name, toByteArray());
                    }
                };
            }
        };
    }
}
