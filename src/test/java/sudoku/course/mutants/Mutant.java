package sudoku.course.mutants;

/**
 * A reference answer with one small mistake.
 *
 * @param set the folder of the set
 * @param task the number of the task whose answer has the mistake
 * @param words the line before and after, as the list of survivors names it
 * @param answer that answer, as a student would hand it in
 * @param source a class {@code Answer} with all answers of the set
 */
record Mutant(String set, int task, String words, String answer, String source) {
    @Override
    public String toString() {
        return set + " " + task + "\n    " + words;
    }
}
