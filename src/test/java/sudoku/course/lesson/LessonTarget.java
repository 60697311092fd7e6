package sudoku.course.lesson;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * How much is done in the time that a lesson takes: each measure with the least and the most of it.
 *
 * @param countsFolded whether somebody reads what is folded
 */
record LessonTarget(String time, boolean countsFolded, int mostInAPiece, Map<LessonMeasures.Measure, int[]> bounds) {
    static final LessonTarget HOUR = target(
            "an hour",
            true,
            10,
            """
            CELLS 0 22, MEDIAN 0 5, CELLS_A_PICTURE 0 6, WORDS 0 1899, WORDS_A_CELL 60 130, PIECES 3 5
            PREDICTIONS 0 5, BREAKS_AND_CHANGES 2 2, TYPED 0 1499
            """);

    /** The first lesson is about the form: each part of it is met once, and the piece is a very small one. */
    static final LessonTarget QUARTER = target(
            "a quarter of an hour",
            true,
            10,
            """
            CELLS 0 12, MEDIAN 0 5, CELLS_A_PICTURE 0 6, WORDS 0 999, WORDS_A_CELL 60 130, PIECES 1 1
            PREDICTIONS 0 1, BREAKS_AND_CHANGES 1 1, TYPED 0 299
            """);

    static final LessonTarget EVENING = target(
            "an evening",
            false,
            12,
            """
            CELLS 0 12, GIVEN 0 45, WORDS 0 1400, PIECES 3 3, PREDICTIONS 0 3, BREAKS 0 1, CHANGES 0 1, TYPED 0 1500
            PROPOSITIONS 1 1, STEPS 1 1
            """);

    static final LessonTarget SECOND_EVENING = target(
            "a second evening",
            false,
            12,
            """
            CELLS 0 22, WORDS 0 1900, PREDICTIONS 0 5, TYPED 0 1500, PROPOSITIONS 0 0, STEPS 0 0
            """);

    /** What a long evening has no time to break or to change, the second one does. */
    static final LessonTarget BOTH_EVENINGS = target("both evenings", false, 12, "BREAKS 1 1, CHANGES 1 2");

    private static LessonTarget target(String time, boolean countsFolded, int mostInAPiece, String table) {
        Map<LessonMeasures.Measure, int[]> bounds = new EnumMap<>(LessonMeasures.Measure.class);
        for (String entry : table.strip().split("[,\\n]\\s*")) {
            String[] words = entry.split(" ");
            bounds.put(
                    LessonMeasures.Measure.valueOf(words[0]),
                    new int[] {Integer.parseInt(words[1]), Integer.parseInt(words[2])});
        }
        return new LessonTarget(time, countsFolded, mostInAPiece, bounds);
    }

    /** What is wrong with so much of a measure; what has no bounds may be as it likes. */
    Optional<String> fault(LessonMeasures.Measure measure, long number) {
        int[] wanted = bounds.get(measure);
        if (wanted == null || number >= wanted[0] && number <= wanted[1]) {
            return Optional.empty();
        }
        String range = wanted[0] == wanted[1] ? "" + wanted[0] : wanted[0] + " to " + wanted[1];
        return Optional.of(number + " " + measure.what + ", wanted for " + time + ": " + range);
    }
}
