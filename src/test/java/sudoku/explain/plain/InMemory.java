package sudoku.explain.plain;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import sudoku.needs.ClassesInMemory;

/** A source compiled and loaded without a file. */
public final class InMemory {
    static final String HEAD = "import java.util.*; import java.util.function.*;\n";

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    /** To open all libraries takes longer than to compile. */
    private static final JavaFileManager LIBRARIES = COMPILER.getStandardFileManager(null, null, null);

    private InMemory() {}

    static String imports(String cell) {
        return cell.lines()
                .filter(line -> line.startsWith("import "))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    /** Lines keep their numbers. */
    static String withoutImports(String cell) {
        return cell.replaceAll("(?m)^import .*$", "");
    }

    public static Optional<Class<?>> compiled(String name, String source) {
        return compiled(name, source, code -> code);
    }

    /** The class of this name, the code of each class changed before it is loaded; nothing, if that is no Java. */
    static Optional<Class<?>> compiled(String name, String source, UnaryOperator<byte[]> change) {
        Map<String, byte[]> classes = new HashMap<>();
        ClassesInMemory files = new ClassesInMemory(LIBRARIES, classes);
        JavaFileObject file = ClassesInMemory.source(name, source);
        List<String> options = List.of("-g", "-proc:none", "-nowarn");
        boolean well = COMPILER.getTask(null, files, problem -> {}, options, null, List.of(file))
                .call();
        ClassLoader loader = new ClassLoader(InMemory.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String wanted) throws ClassNotFoundException {
                byte[] code = classes.get(wanted);
                if (code == null) {
                    throw new ClassNotFoundException(wanted);
                }
                byte[] changed = change.apply(code);
                return defineClass(wanted, changed, 0, changed.length);
            }
        };
        try {
            return well ? Optional.of(loader.loadClass(name)) : Optional.empty();
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
