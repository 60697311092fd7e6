package sudoku.page.compile;

/**
 * What the compiler says of a place in a program.
 *
 * @param line from 1
 * @param start the place of the first character, from 0
 * @param end the place of the last one
 * @param sentence the compiler's own
 * @param question the name that may have been meant, or nothing
 * @param isError whether the program cannot run
 */
public record Complaint(int line, int start, int end, String sentence, String question, boolean isError) {
    /** All that is told. */
    public String says() {
        return question.isEmpty() ? sentence : sentence + ". " + question;
    }
}
