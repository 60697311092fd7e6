package sudoku.page.compile;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileReader;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFormatException;
import org.eclipse.jdt.internal.compiler.env.INameEnvironment;
import org.eclipse.jdt.internal.compiler.env.NameEnvironmentAnswer;

/** The library as the compiler sees it: for each class a file with its members and nothing in them. */
public final class LibraryOutline implements INameEnvironment {
    private final Function<String, byte[]> files;
    private final Set<String> packages = new HashSet<>();
    private final Map<String, ClassFileReader> read = new HashMap<>();

    /**
     * @param names the classes there are, a line for each: {@code java/util/List}
     * @param files the file of each
     */
    public LibraryOutline(String names, Function<String, byte[]> files) {
        this.files = files;
        for (String name : names.split("\n")) {
            for (int slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)) {
                packages.add(name.substring(0, slash));
            }
            read.put(name, null);
        }
    }

    @Override
    public NameEnvironmentAnswer findType(char[][] name) {
        return find(CharOperation.toString(name).replace('.', '/'));
    }

    @Override
    public NameEnvironmentAnswer findType(char[] type, char[][] within) {
        String place = CharOperation.toString(within).replace('.', '/');
        return find((place.isEmpty() ? "" : place + "/") + new String(type));
    }

    private NameEnvironmentAnswer find(String name) {
        if (!read.containsKey(name)) {
            return null;
        }
        ClassFileReader file = read.get(name);
        if (file == null) {
            try {
                file = new ClassFileReader(files.apply(name), name.toCharArray());
            } catch (ClassFormatException damaged) {
                throw new IllegalStateException(name, damaged);
            }
            read.put(name, file);
        }
        return new NameEnvironmentAnswer(file, null);
    }

    @Override
    public boolean isPackage(char[][] within, char[] name) {
        String place = within == null ? "" : CharOperation.toString(within).replace('.', '/');
        return packages.contains((place.isEmpty() ? "" : place + "/") + new String(name));
    }

    @Override
    public void cleanup() {
        // Nothing is kept open.
    }
}
