package sudoku.page.make;

import java.util.ArrayList;
import java.util.List;

/** The classes that a program in the page may use, as {@code library.txt} lists them by their packages. */
final class ListedClasses {
    private ListedClasses() {}

    static List<Class<?>> read(String text) {
        List<Class<?>> types = new ArrayList<>();
        text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(line -> {
            String[] parts = line.split(": *", 2);
            for (String name : parts[1].split(" +")) {
                types.add(load(parts[0] + "." + name));
            }
        });
        return List.copyOf(types);
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, ListedClasses.class.getClassLoader());
        } catch (ClassNotFoundException unknown) {
            throw new IllegalArgumentException("library.txt lists " + name + ", and there is no such class.", unknown);
        }
    }
}
