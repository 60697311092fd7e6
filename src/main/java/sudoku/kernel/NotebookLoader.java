package sudoku.kernel;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import jdk.jshell.execution.LoaderDelegate;
import jdk.jshell.spi.ExecutionControl.ClassBytecodes;
import jdk.jshell.spi.ExecutionControl.ClassInstallException;
import jdk.jshell.spi.ExecutionControl.NotImplementedException;

/**
 * Loads the notebook's classes, with the {@link Brake} fitted and {@code assert} switched on.
 *
 * <p><b>Idea.</b> A child of the loader that has the course's library, so a class of the library is the same one
 * whether or not the notebook names the jar once more, and what the notebook adds is looked for last.
 */
final class NotebookLoader extends URLClassLoader implements LoaderDelegate {
    private final Map<String, byte[]> compiled = new ConcurrentHashMap<>();

    NotebookLoader() {
        super("notebook", new URL[0], NotebookLoader.class.getClassLoader());
        setDefaultAssertionStatus(true);
    }

    @Override
    public void load(ClassBytecodes[] classes) throws ClassInstallException {
        boolean[] loaded = new boolean[classes.length];
        for (ClassBytecodes each : classes) {
            compiled.put(each.name(), BrakeFitter.fitted(each.bytecodes()));
        }
        try {
            for (int i = 0; i < classes.length; i++) {
                loadClass(classes[i].name());
                loaded[i] = true;
            }
        } catch (ClassNotFoundException | LinkageError unloadable) {
            throw new ClassInstallException("Cannot load a class of the notebook: " + unloadable, loaded);
        }
    }

    @Override
    public void classesRedefined(ClassBytecodes[] classes) {
        throw new UnsupportedOperationException("JShell gives a redefined class a new name instead.");
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
