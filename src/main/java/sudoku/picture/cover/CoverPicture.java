package sudoku.picture.cover;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.cover.CoverTrace;
import sudoku.cover.ExactCover;
import sudoku.picture.Picture;

/**
 * The matrix of an exact cover: a row for each option, a column for each item.
 *
 * <p><b>Idea.</b> {@code CoverPicture.of(cover).select("B").caption("…")}: what an option covers is
 * greyed, and with it every other option that would cover it again. What is left is the rest of the
 * problem.
 *
 * <p><b>Representation.</b> Which items are covered and which options chosen. It never changes; each
 * call gives a new picture.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public final class CoverPicture implements Picture {
    final ExactCover cover;
    final Set<Integer> covered = new TreeSet<>();
    final Set<Integer> selected = new TreeSet<>();
    final Set<Integer> marked = new TreeSet<>();
    String caption = "";

    private CoverPicture(ExactCover cover) {
        this.cover = cover;
    }

    /** The whole problem, with nothing chosen. */
    public static CoverPicture of(ExactCover cover) {
        return new CoverPicture(cover);
    }

    /** What is left after these steps of a search. */
    static CoverPicture after(ExactCover cover, Collection<CoverTrace.Step> steps) {
        CoverPicture picture = of(cover);
        for (CoverTrace.Step step : steps) {
            switch (step.kind()) {
                case SELECTED -> picture.selected.add(step.option());
                case DESELECTED -> picture.selected.remove(step.option());
                case COVERED -> picture.covered.add(step.item());
                case UNCOVERED -> picture.covered.remove(step.item());
                case DEAD_END, SOLVED -> { }
            }
        }
        return picture;
    }

    private CoverPicture changed(Consumer<CoverPicture> change) {
        CoverPicture copy = new CoverPicture(cover);
        copy.covered.addAll(covered);
        copy.selected.addAll(selected);
        copy.marked.addAll(marked);
        copy.caption = caption;
        change.accept(copy);
        return copy;
    }

    /** Chooses options by their names; what they cover is greyed. */
    public CoverPicture select(String... options) {
        return changed(copy -> {
            for (String name : options) {
                int option = cover.optionNamed(name);
                copy.selected.add(option);
                for (int item : cover.itemsOf(option)) {
                    copy.covered.add(item);
                }
            }
        });
    }

    /** Covers items by their names, without saying which option did it. */
    public CoverPicture cover(String... items) {
        return changed(copy -> copy.covered.addAll(numbers(items)));
    }

    /** Items to look at. */
    public CoverPicture mark(String... items) {
        return changed(copy -> copy.marked.addAll(numbers(items)));
    }

    /** A line of text below. */
    public CoverPicture caption(String text) {
        return changed(copy -> copy.caption = text);
    }

    private List<Integer> numbers(String... names) {
        List<Integer> numbers = new ArrayList<>();
        for (String name : names) {
            numbers.add(IntStream.range(0, cover.itemCount()).filter(item -> cover.item(item).equals(name)).findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("No item is called '" + name + "'.")));
        }
        return numbers;
    }

    /** Whether an option can no longer be chosen. */
    boolean isGone(int option) {
        return IntStream.of(cover.itemsOf(option)).anyMatch(covered::contains);
    }

    /** How many options are left for an item. */
    int left(int item) {
        return (int) IntStream.range(0, cover.optionCount())
                .filter(option -> cover.covers(option, item) && !isGone(option)).count();
    }

    /** Whether an item must be covered and no option is left to do it. */
    boolean isStuck(int item) {
        return item < cover.primaryCount() && !covered.contains(item) && left(item) == 0
                && selected.stream().noneMatch(option -> cover.covers(option, item));
    }

    @Override
    public String svg() {
        return new CoverDrawing(this).svg();
    }

    @Override
    public String alt() {
        List<String> said = new ArrayList<>();
        said.add("Cover matrix, " + cover);
        said.addAll(remarks());
        return String.join(". ", said) + ".";
    }

    @Override
    public String text() {
        int width = IntStream.range(0, cover.optionCount()).map(option -> cover.option(option).length())
                .max().orElse(0);
        StringBuilder text = new StringBuilder();
        for (int option = 0; option < cover.optionCount(); option++) {
            String name = cover.option(option);
            text.append(selected.contains(option) ? "✓ " : isGone(option) ? "- " : "  ")
                    .append(name).append(" ".repeat(width - name.length())).append("  ");
            for (int item = 0; item < cover.itemCount(); item++) {
                text.append(cover.covers(option, item) ? '1' : '.');
            }
            text.append('\n');
        }
        text.append("Items: ").append(names(IntStream.range(0, cover.itemCount()).boxed().toList()));
        remarks().forEach(remark -> text.append('\n').append(remark));
        return text.toString();
    }

    private String names(Collection<Integer> items) {
        return items.stream().map(cover::item).collect(Collectors.joining(", "));
    }

    private List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        if (!selected.isEmpty()) {
            remarks.add("Chosen: " + selected.stream().map(cover::option).collect(Collectors.joining(", ")));
        }
        if (!covered.isEmpty()) {
            remarks.add("Covered: " + names(covered));
            remarks.add("Options left: " + IntStream.range(0, cover.optionCount())
                    .filter(option -> !isGone(option)).count());
        }
        if (!marked.isEmpty()) {
            remarks.add("Marked: " + names(marked));
        }
        if (!caption.isEmpty()) {
            remarks.add(caption);
        }
        return remarks;
    }
}
