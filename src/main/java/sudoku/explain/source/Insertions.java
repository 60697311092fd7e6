package sudoku.explain.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Texts to be written into a source, each at a place; of several at one place the first comes first. */
final class Insertions {
    private record Insertion(int place, String text) {}

    private final List<Insertion> all = new ArrayList<>();

    void add(int place, String text) {
        all.add(new Insertion(place, text));
    }

    String in(String source) {
        StringBuilder result = new StringBuilder();
        int done = 0;
        for (Insertion each :
                all.stream().sorted(Comparator.comparingInt(Insertion::place)).toList()) {
            result.append(source, done, each.place).append(each.text);
            done = each.place;
        }
        return result.append(source, done, source.length()).toString();
    }
}
