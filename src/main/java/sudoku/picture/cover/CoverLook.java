package sudoku.picture.cover;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.cover.ExactCover;

/** All that is to be seen on the matrix of a cover, by numbers of items and options. It never changes. */
record CoverLook(ExactCover cover, Set<Integer> covered, Set<Integer> selected, Set<Integer> marked, String caption) {
    CoverLook {
        covered = Collections.unmodifiableSet(new TreeSet<>(covered));
        selected = Collections.unmodifiableSet(new TreeSet<>(selected));
        marked = Collections.unmodifiableSet(new TreeSet<>(marked));
    }

    /** Whether an option can no longer be chosen. */
    boolean isGone(int option) {
        return IntStream.of(cover.itemsOf(option)).anyMatch(covered::contains);
    }

    /** How many options are left for an item. */
    int left(int item) {
        return (int) IntStream.range(0, cover.optionCount())
                .filter(option -> cover.covers(option, item) && !isGone(option))
                .count();
    }

    /** Whether an item must be covered and no option is left to do it. */
    boolean isStuck(int item) {
        return item < cover.primaryCount()
                && !covered.contains(item)
                && left(item) == 0
                && selected.stream().noneMatch(option -> cover.covers(option, item));
    }

    /** The matrix in characters, and what is marked on it. */
    String text() {
        int width = IntStream.range(0, cover.optionCount())
                .map(option -> cover.option(option).length())
                .max()
                .orElse(0);
        StringBuilder text = new StringBuilder();
        for (int option = 0; option < cover.optionCount(); option++) {
            String name = cover.option(option);
            text.append(sign(option))
                    .append(name)
                    .append(" ".repeat(width - name.length()))
                    .append("  ");
            for (int item = 0; item < cover.itemCount(); item++) {
                text.append(cover.covers(option, item) ? '1' : '.');
            }
            text.append('\n');
        }
        text.append("Items: ")
                .append(itemNames(IntStream.range(0, cover.itemCount()).boxed().toList()));
        remarks().forEach(remark -> text.append('\n').append(remark));
        return text.toString();
    }

    private String sign(int option) {
        if (selected.contains(option)) {
            return "✓ ";
        }
        return isGone(option) ? "- " : "  ";
    }

    private String itemNames(Collection<Integer> items) {
        return items.stream().map(cover::item).collect(Collectors.joining(", "));
    }

    List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        if (!selected.isEmpty()) {
            remarks.add("Chosen: " + selected.stream().map(cover::option).collect(Collectors.joining(", ")));
        }
        if (!covered.isEmpty()) {
            remarks.add("Covered: " + itemNames(covered));
            remarks.add("Options left: "
                    + IntStream.range(0, cover.optionCount())
                            .filter(option -> !isGone(option))
                            .count());
        }
        if (!marked.isEmpty()) {
            remarks.add("Marked: " + itemNames(marked));
        }
        if (!caption.isEmpty()) {
            remarks.add(caption);
        }
        return remarks;
    }
}
