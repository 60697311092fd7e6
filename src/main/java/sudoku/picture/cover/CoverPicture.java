package sudoku.picture.cover;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import sudoku.cover.CoverTrace;
import sudoku.cover.ExactCover;
import sudoku.picture.Picture;

/**
 * The matrix of an exact cover: a row for each option, a column for each item.
 *
 * <p><b>Idea.</b> {@code CoverPicture.of(cover).select("B").caption("…")}: what an option covers is
 * grayed, and with it every other option that would cover it again. What is left is the rest of the
 * problem.
 *
 * <p><b>Representation.</b> Which items are covered and which options chosen. It never changes; each
 * call gives a new picture.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public final class CoverPicture implements Picture {
    private final CoverLook look;

    private CoverPicture(CoverLook look) {
        this.look = look;
    }

    CoverLook look() {
        return look;
    }

    /** The whole problem, with nothing chosen. */
    public static CoverPicture of(ExactCover cover) {
        return new CoverPicture(new CoverLook(cover, Set.of(), Set.of(), Set.of(), ""));
    }

    /** What is left after these steps of a search. */
    static CoverPicture after(ExactCover cover, Collection<CoverTrace.Step> steps) {
        Set<Integer> covered = new TreeSet<>();
        Set<Integer> selected = new TreeSet<>();
        for (CoverTrace.Step step : steps) {
            switch (step.kind()) {
                case SELECTED -> selected.add(step.option());
                case DESELECTED -> selected.remove(step.option());
                case COVERED -> covered.add(step.item());
                case UNCOVERED -> covered.remove(step.item());
                case DEAD_END, SOLVED -> {}
            }
        }
        return new CoverPicture(new CoverLook(cover, covered, selected, Set.of(), ""));
    }

    private CoverPicture with(Set<Integer> covered, Set<Integer> selected, Set<Integer> marked) {
        return new CoverPicture(new CoverLook(look.cover(), covered, selected, marked, look.caption()));
    }

    /** Chooses options by their names; what they cover is grayed. */
    public CoverPicture select(String... options) {
        Set<Integer> selected = new TreeSet<>(look.selected());
        Set<Integer> covered = new TreeSet<>(look.covered());
        for (String name : options) {
            int option = look.cover().optionNamed(name);
            selected.add(option);
            IntStream.of(look.cover().itemsOf(option)).forEach(covered::add);
        }
        return with(covered, selected, look.marked());
    }

    /** Covers items by their names, without saying which option did it. */
    public CoverPicture cover(String... items) {
        return with(withItems(look.covered(), items), look.selected(), look.marked());
    }

    /** Items to look at. */
    public CoverPicture mark(String... items) {
        return with(look.covered(), look.selected(), withItems(look.marked(), items));
    }

    /** A line of text below. */
    public CoverPicture caption(String text) {
        return new CoverPicture(new CoverLook(look.cover(), look.covered(), look.selected(), look.marked(), text));
    }

    private Set<Integer> withItems(Set<Integer> before, String... names) {
        ExactCover cover = look.cover();
        Set<Integer> items = new TreeSet<>(before);
        for (String name : names) {
            items.add(IntStream.range(0, cover.itemCount())
                    .filter(item -> cover.item(item).equals(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("No item is called '" + name + "'.")));
        }
        return items;
    }

    @Override
    public String svg() {
        return new CoverDrawing(look, alt()).svg();
    }

    @Override
    public String alt() {
        List<String> said = new ArrayList<>();
        said.add("Cover matrix, " + look.cover());
        said.addAll(look.remarks());
        return String.join(". ", said) + ".";
    }

    @Override
    public String text() {
        return look.text();
    }
}
