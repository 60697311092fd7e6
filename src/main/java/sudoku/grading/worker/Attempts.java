package sudoku.grading.worker;

/** What the {@link Intruder} is asked to try; not for students. */
public interface Attempts {
    /**
     * Tries something that the box must prevent.
     *
     * @param what which of its tricks
     * @param detail the file, port or process it is about
     * @return what it could do, empty if it could not
     */
    String attempt(String what, String detail);
}
