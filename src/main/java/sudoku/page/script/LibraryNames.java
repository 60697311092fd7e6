package sudoku.page.script;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What the exported methods of the page's library are called, by what they are in Java. */
public final class LibraryNames {
    private final Map<String, String> names = new HashMap<>();

    /** @param list a line for each: {@code java/util/List.size()I}, a tab, and the name */
    public LibraryNames(String list) {
        for (String line : list.split("\n")) {
            int tab = line.indexOf('\t');
            if (tab > 0) {
                names.put(line.substring(0, tab), line.substring(tab + 1));
            }
        }
    }

    /** @param member such as {@code size()I}, {@code get out}, {@code own} */
    public Optional<String> of(String type, String member) {
        return Optional.ofNullable(names.get(type + "." + member));
    }

    public boolean isListed(String type) {
        return names.containsKey(type + ".is");
    }
}
