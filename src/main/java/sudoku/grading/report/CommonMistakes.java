package sudoku.grading.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sudoku.grading.intake.ForeignText;

/**
 * What many of a class have got wrong in the same way, told by the words of the test that has found it.
 *
 * <p>Two sentences are the same when only their numbers and boards differ: everybody's puzzles wear the same dress, but
 * answers come to grief at different places.
 */
final class CommonMistakes {
    /** What fewer students have done is nobody's habit. */
    private static final int MANY = 3;

    private static final int LONGEST = 300;

    /**
     * One of them.
     *
     * @param test the name of the test
     * @param students who has made it, the first of whom is the example
     * @param sentence what the test said to the first
     */
    record Mistake(String test, List<Grade> students, String sentence) {}

    private CommonMistakes() {}

    /** The most common first. */
    static List<Mistake> in(List<Grade> grades) {
        Map<String, Mistake> found = new LinkedHashMap<>();
        for (Grade grade : grades) {
            for (Grade.Row row : grade.tests()) {
                if (!row.passed()
                        && row.reached()
                        && !row.hidden()
                        && !row.sentence().isEmpty()) {
                    String words = row.test() + '\n' + withoutNumbers(row.sentence());
                    found.computeIfAbsent(
                                    words,
                                    key -> new Mistake(
                                            row.title(), new ArrayList<>(), ForeignText.cut(row.sentence(), LONGEST)))
                            .students()
                            .add(grade);
                }
            }
        }
        return found.values().stream()
                .filter(mistake -> mistake.students().size() >= MANY)
                .sorted(Comparator.comparingInt(
                                (Mistake mistake) -> mistake.students().size())
                        .reversed())
                .toList();
    }

    private static String withoutNumbers(String sentence) {
        return sentence.replaceAll("[0-9.]+", "#");
    }
}
