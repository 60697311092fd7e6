package sudoku.course.mutants;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import sudoku.course.exercises.ExerciseSource;

/** Students by lot, each of whom has made one small mistake in every task. */
public final class DrawnMutants {
    private DrawnMutants() {}

    /** The answers of so many students, by task. */
    public static List<Map<Integer, String>> asSubmissions(ExerciseSource set, int students, Random random) {
        List<Mutant> mutants = new AnswerSource(set).mutants();
        List<Map<Integer, String>> submissions = new ArrayList<>();
        for (int i = 0; i < students; i++) {
            Collections.shuffle(mutants, random);
            submissions.add(
                    mutants.stream().collect(Collectors.toMap(Mutant::task, Mutant::answer, (first, other) -> first)));
        }
        return submissions;
    }
}
