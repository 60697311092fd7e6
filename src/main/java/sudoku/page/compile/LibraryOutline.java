package sudoku.page.compile;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileReader;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFormatException;
import org.eclipse.jdt.internal.compiler.env.IBinaryMethod;
import org.eclipse.jdt.internal.compiler.env.IBinaryType;
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

    /** What the methods of a class are called, and those that it inherits; nothing for a class of the program's own. */
    Set<String> methods(String type) {
        Set<String> methods = new HashSet<>();
        int parameters = type.indexOf('<');
        collect((parameters < 0 ? type : type.substring(0, parameters)).replace('.', '/'), methods);
        return methods;
    }

    private void collect(String name, Set<String> methods) {
        NameEnvironmentAnswer found = find(name);
        if (found == null) {
            return;
        }
        IBinaryType type = found.getBinaryType();
        if (type.getMethods() != null) {
            for (IBinaryMethod each : type.getMethods()) {
                methods.add(new String(each.getSelector()));
            }
        }
        if (type.getSuperclassName() != null) {
            collect(new String(type.getSuperclassName()), methods);
        }
        if (type.getInterfaceNames() != null) {
            for (char[] each : type.getInterfaceNames()) {
                collect(new String(each), methods);
            }
        }
    }

    /** Whether a class that is called so, in any package, has such a method. */
    boolean hasMethod(String simpleName, String method) {
        for (String name : read.keySet()) {
            if (name.endsWith("/" + simpleName) && methods(name).contains(method)) {
                return true;
            }
        }
        return false;
    }

    /** The names of all classes, without their packages. */
    Set<String> simpleNames() {
        Set<String> names = new HashSet<>();
        for (String name : read.keySet()) {
            names.add(name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1));
        }
        return names;
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
