package sudoku.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sudoku.exercise.answer.LocalAnswer;
import sudoku.exercise.api.Task;
import sudoku.judge.CallFailed;

/**
 * The cell of a notebook that tries an answer on an example: {@code Try.answer(SudokuX.class, task4, mine -> …)}.
 *
 * <p><b>Idea.</b> Run All has to come to every check. So an answer that throws or does not end is stopped here as it is
 * in a check, with the same sentence, and what follows in the notebook runs.
 *
 * <p><b>Cost.</b> At the worst the deadline of one call, since the example ends with it.
 */
public final class Try {
    private Try() {}

    /** Does this with the answer; prints why, if that was not possible. */
    public static <T> void answer(Class<T> api, T answer, Consumer<T> example) {
        complaints(api, answer, example).forEach(System.out::println);
    }

    static <T> List<String> complaints(Class<T> api, T answer, Consumer<T> example) {
        Optional<String> none = Check.whyThereIsNone(api, answer);
        if (none.isPresent()) {
            return List.of("There is nothing to try: " + none.get());
        }
        if (answer == null) {
            return List.of("There is nothing to try: task"
                    + api.getAnnotation(Task.class).number() + " is empty. Run the cell with your code first.");
        }
        try (LocalAnswer local = LocalAnswer.to(api, answer, Checks.DEADLINE)) {
            example.accept(api.cast(local.as(api)));
            return List.of();
        } catch (CallFailed failed) {
            List<String> told = new ArrayList<>(List.of(failed.getMessage()));
            told.addAll(failed.studentsLines());
            return told;
        } catch (RuntimeException unusable) {
            return List.of("What your method gave can't be shown: " + unusable.getMessage());
        }
    }
}
