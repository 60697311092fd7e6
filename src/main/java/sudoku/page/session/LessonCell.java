package sudoku.page.session;

/**
 * A cell of Java in a lesson, as it is when a program is made of it.
 *
 * @param id in the notebook
 * @param role what it is for
 * @param text what is in it now
 */
public record LessonCell(String id, Role role, String text) {
    /** What a cell is for. */
    public enum Role {
        /** As the lesson gives it. */
        GIVEN,
        /** It has a piece of hers that was found right. */
        RIGHT,
        /** It has a piece that is not right yet. */
        OPEN,
        /** The whole program once more: only what nobody has declared before belongs to it. */
        PROGRAM,
        /** It fails as the lesson gives it: no other cell needs it. */
        ALONE
    }
}
