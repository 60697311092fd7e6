package sudoku.exercise;

import java.lang.reflect.Parameter;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import sudoku.exercise.api.Task;
import sudoku.exercise.small.Relabeling;

/**
 * Gives a test what it asks for: the answer to its task, and fresh puzzles. Without an answer the test is not tried.
 */
final class TestParameters implements ParameterResolver, ExecutionCondition {
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext test) {
        return run().whyNotReached(TestRun.taskOf(test.getRequiredTestMethod()))
                .map(ConditionEvaluationResult::disabled)
                .orElse(ConditionEvaluationResult.enabled("There is an answer."));
    }

    @Override
    public boolean supportsParameter(ParameterContext asked, ExtensionContext test) {
        Parameter parameter = asked.getParameter();
        return parameter.getType() == Relabeling.class || parameter.getType().isAnnotationPresent(Task.class);
    }

    @Override
    public Object resolveParameter(ParameterContext asked, ExtensionContext test) {
        Class<?> type = asked.getParameter().getType();
        return type == Relabeling.class
                ? run().relabeling(test.getRequiredTestMethod().getName())
                : run().answer(type);
    }

    private static TestRun run() {
        return TestRun.current().orElseThrow(() -> new IllegalStateException("Only an ExerciseRun can run this test."));
    }
}
