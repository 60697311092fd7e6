package sudoku.needs;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** Lets a test run when the machine has what it {@linkplain Needs needs}. */
final class NeedsCondition implements ExecutionCondition {
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return AnnotationSupport.findAnnotation(context.getElement(), Needs.class)
                .map(needs -> evaluate(needs.value()))
                .orElse(ConditionEvaluationResult.enabled("needs nothing"));
    }

    static ConditionEvaluationResult evaluate(Need... needs) {
        String missing = Arrays.stream(needs)
                .map(Need::missing)
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" and "));
        return missing.isEmpty()
                ? ConditionEvaluationResult.enabled("all that is needed is there")
                : ConditionEvaluationResult.disabled("needs " + missing);
    }
}
