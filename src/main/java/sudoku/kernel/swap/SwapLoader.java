package sudoku.kernel.swap;

import java.io.File;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.UnmodifiableClassException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jdk.jshell.execution.LoaderDelegate;
import jdk.jshell.spi.ExecutionControl.ClassBytecodes;
import jdk.jshell.spi.ExecutionControl.ClassInstallException;
import jdk.jshell.spi.ExecutionControl.NotImplementedException;

/**
 * Loads the classes that JShell compiles.
 *
 * <p><b>Idea.</b> A child of the loader that has the program's own library, so a class of the library is the same one
 * whether or not its jar is named once more, and what is added to the class path is looked for last.
 */
public class SwapLoader extends URLClassLoader implements LoaderDelegate {
    /** What JShell calls the class of a definition; one that takes its place has letters after the number. */
    private static final Pattern DEFINITION = Pattern.compile("(REPL[./]\\$JShell\\$\\d+)[A-Z]*");

    private final Map<String, String> newest = new ConcurrentHashMap<>();
    private final Map<String, byte[]> compiled = new ConcurrentHashMap<>();
    private final Map<String, byte[]> current = new ConcurrentHashMap<>();

    /** A loader with a name that stack traces show. */
    public SwapLoader(String name) {
        super(name, new URL[0], SwapLoader.class.getClassLoader());
    }

    /**
     * What is loaded instead of what was compiled. It must have the same fields and methods, and be the same each time:
     * a class keeps its objects only when nothing but the code in its methods differs.
     */
    protected byte[] prepared(byte[] bytecodes) {
        return bytecodes;
    }

    @Override
    public void load(ClassBytecodes[] classes) throws ClassInstallException {
        boolean[] loaded = new boolean[classes.length];
        for (ClassBytecodes each : classes) {
            byte[] code = prepared(each.bytecodes());
            compiled.put(each.name(), code);
            current.put(each.name(), code);
            definitionsIn(each.name()).forEach(name -> newest.put(numberOf(name), name));
        }
        try {
            for (int i = 0; i < classes.length; i++) {
                loadClass(classes[i].name());
                loaded[i] = true;
            }
        } catch (ClassNotFoundException | LinkageError unloadable) {
            throw new ClassInstallException("Cannot load a class: " + unloadable, loaded);
        }
    }

    /** Exchanges the code of loaded classes, all or none: JShell gives those a new name that cannot be exchanged. */
    void swap(ClassBytecodes[] classes) throws ClassInstallException {
        try {
            ClassDefinition[] definitions = new ClassDefinition[classes.length];
            for (int i = 0; i < classes.length; i++) {
                definitions[i] = new ClassDefinition(findClass(classes[i].name()), prepared(classes[i].bytecodes()));
            }
            ClassSwap.swap(definitions);
            for (ClassDefinition each : definitions) {
                current.put(each.getDefinitionClass().getName(), each.getDefinitionClassFile());
            }
        } catch (ClassNotFoundException
                | UnmodifiableClassException
                | UnsupportedOperationException
                | LinkageError
                | InternalError unlike) {
            throw new ClassInstallException("Cannot replace a class: " + unlike, new boolean[classes.length]);
        }
    }

    /** The code that a class has now, {@code null} if it is none of those that were compiled. */
    public final byte[] codeOf(String name) {
        return current.get(name);
    }

    /**
     * Whether the code of this class, or the code that a lambda was written in, uses a definition that another one has
     * taken the place of since: then it means the one before.
     */
    public final boolean isOutdated(Class<?> type) {
        String name = type.getName().replaceFirst("\\$\\$Lambda.*", "");
        return current.entrySet().stream()
                .filter(each -> each.getKey().equals(name) || each.getKey().startsWith(name + "$"))
                // The names of classes are in their code as plain text.
                .flatMap(each -> definitionsIn(new String(each.getValue(), StandardCharsets.ISO_8859_1)))
                .anyMatch(used -> !newest.getOrDefault(numberOf(used), used).equals(used));
    }

    private static Stream<String> definitionsIn(String text) {
        return DEFINITION.matcher(text).results().map(found -> found.group().replace('/', '.'));
    }

    private static String numberOf(String definition) {
        return definition.replaceFirst("[A-Z]*$", "");
    }

    @Override
    public void classesRedefined(ClassBytecodes[] classes) {
        // The virtual machine has them; nothing is read from here again.
    }

    @Override
    public void addToClasspath(String path) throws NotImplementedException {
        try {
            for (String entry : path.split(File.pathSeparator)) {
                addURL(new File(entry).toURI().toURL());
            }
        } catch (MalformedURLException strange) {
            throw new NotImplementedException("Not a class path: " + path);
        }
    }

    @Override
    public Class<?> findClass(String name) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            byte[] bytes = loaded == null ? compiled.remove(name) : null;
            if (bytes != null) {
                return defineClass(name, bytes, 0, bytes.length);
            }
            return loaded != null ? loaded : super.findClass(name);
        }
    }
}
