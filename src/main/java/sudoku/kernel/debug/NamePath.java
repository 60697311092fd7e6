package sudoku.kernel.debug;

import java.lang.reflect.Array;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.value.ShownValues;
import sudoku.kernel.debug.value.ShownValues.Part;

/** A variable's name, and the way on from there to a field or an element: {@code board[cell]}, {@code this.next}. */
final class NamePath {
    /** A value that there is, which may be {@code null}. */
    record Found(Object value) {}

    private static final Pattern WHOLE = Pattern.compile("[A-Za-z_$][\\w$]*(?:\\.[A-Za-z_$][\\w$]*|\\[\\w+\\])*");
    private static final Pattern STEP = Pattern.compile("\\w[\\w$]*");

    private NamePath() {}

    /** Nothing if it is more than that, or if something on the way is not there. */
    static Optional<Found> lookUp(String path, Scope scope, Call call) {
        if (!WHOLE.matcher(path).matches()) {
            return Optional.empty();
        }
        List<String> steps =
                STEP.matcher(path).results().map(MatchResult::group).toList();
        Optional<Found> value = scope.find(steps.get(0), call).map(part -> new Found(part.value()));
        for (String step : steps.subList(1, steps.size())) {
            value = value.flatMap(from -> part(from.value, step, scope, call));
        }
        return value;
    }

    private static Optional<Found> part(Object from, String step, Scope scope, Call call) {
        if (from != null && from.getClass().isArray()) {
            Object index = step.matches("\\d{1,9}")
                    ? Integer.valueOf(step)
                    : scope.find(step, call).map(Part::value).orElse(null);
            if (step.equals("length")) {
                return Optional.of(new Found(Array.getLength(from)));
            }
            return index instanceof Integer at && at >= 0 && at < Array.getLength(from)
                    ? Optional.of(new Found(Array.get(from, at)))
                    : Optional.empty();
        }
        return from == null || from.getClass().getClassLoader() == null
                ? Optional.empty()
                : ShownValues.parts(from).stream()
                        .filter(each -> each.name().equals(step))
                        .findFirst()
                        .map(each -> new Found(each.value()));
    }
}
