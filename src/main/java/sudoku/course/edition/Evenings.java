package sudoku.course.edition;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import sudoku.ipynb.Notebook;

/** A lesson by its evenings: the cell tagged {@code evening} says where the first ends, which is a period's lecture. */
public final class Evenings {
    private Evenings() {}

    /** All of a lesson that says no end; otherwise the first evening, and the second with a title of its own. */
    public static List<Notebook> of(Notebook lesson) {
        List<ObjectNode> cells = lesson.cells();
        int end = (int) cells.stream()
                .takeWhile(cell -> !Notebook.hasTag(cell, "evening"))
                .count();
        if (end == cells.size()) {
            return List.of(lesson);
        }
        Notebook second = part(lesson, cells.subList(end, cells.size()));
        ObjectNode title = second.cells().get(0).put("source", "# " + lesson.title() + " · the second evening");
        title.putObject("metadata").putObject("slideshow").put("slide_type", "slide");
        return List.of(part(lesson, cells.subList(0, end)), second);
    }

    private static Notebook part(Notebook lesson, List<ObjectNode> cells) {
        ObjectNode copy = lesson.root().deepCopy();
        copy.putArray("cells").addAll(cells.stream().map(ObjectNode::deepCopy).toList());
        return new Notebook(copy);
    }
}
