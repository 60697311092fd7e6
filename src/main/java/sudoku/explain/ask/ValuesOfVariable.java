package sudoku.explain.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.Visit;
import sudoku.explain.source.OwnStatement;
import sudoku.explain.source.Role;
import sudoku.explain.source.Roles;

/** What does a variable hold when a line is reached for the third time? */
final class ValuesOfVariable implements Kind {
    private static final int LAST_VISIT = 5;
    /** What is read a step before is no question. */
    private static final int STEPS_SHOWN = 20;

    @Override
    public String name() {
        return "values";
    }

    /** What a walker holds can be read off its loop: it is asked for if there is nothing else. */
    @Override
    public List<Question> questions(OwnRun run) {
        Map<String, Map<String, Optional<Role>>> roles = Roles.in(run.source());
        List<Question> others = questions(run, (method, name) -> !walks(roles, method, name));
        return others.isEmpty() ? questions(run, (method, name) -> true) : others;
    }

    private List<Question> questions(OwnRun run, BiPredicate<String, String> asks) {
        List<Question> all = new ArrayList<>();
        for (OwnRun.Told told : run.told()) {
            for (OwnStatement statement : run.program().statements()) {
                List<Visit> visits = told.trace().visits(statement);
                if (statement.isAlone()) {
                    statement.names().stream()
                            .filter(name -> asks.test(statement.method(), name))
                            .forEach(name -> add(run, told, visits, name, all));
                }
            }
        }
        return all;
    }

    private static boolean walks(Map<String, Map<String, Optional<Role>>> roles, String method, String name) {
        return roles.getOrDefault(method, Map.of())
                .getOrDefault(name, Optional.empty())
                .equals(Optional.of(Role.WALKER));
    }

    /** One question for the variable at this line, at the last of its first few visits that can be asked. */
    private void add(OwnRun run, OwnRun.Told told, List<Visit> visits, String name, List<Question> all) {
        long different = visits.stream()
                .map(each -> each.valueOf(name).orElse(""))
                .distinct()
                .count();
        for (int i = Math.min(visits.size(), LAST_VISIT) - 1; i > 0 && different > 1; i--) {
            String value = visits.get(i).valueOf(name).orElse("");
            if (QuestionWords.canBeTyped(value) && hasChanged(visits, i, name)) {
                all.add(question(run, told, visits.get(i), i + 1, name, value));
                return;
            }
        }
    }

    /** A deque is printed from the end at which things are pushed; somebody thinks of a stack from the other one. */
    private static boolean isDeque(OwnRun run, String name) {
        return Pattern.compile("Deque(?:<[^()]*>)?\\s+" + Pattern.quote(name) + "\\b")
                .matcher(run.source().text())
                .find();
    }

    private static boolean hasChanged(List<Visit> visits, int upTo, String name) {
        return visits.subList(0, upTo + 1).stream()
                        .map(each -> each.valueOf(name).orElse(""))
                        .distinct()
                        .count()
                > 1;
    }

    private Question question(OwnRun run, OwnRun.Told told, Visit visit, int time, String name, String value) {
        OwnStatement statement = visit.statement();
        List<Visit> before = told.trace().visits().stream()
                .filter(each -> each.frame() == visit.frame() && each.event() <= visit.event())
                .toList();
        return new Question(
                name(),
                "During " + told.call().name() + ", " + QuestionWords.line(run, statement) + " is reached for the "
                        + QuestionWords.ordinal(time) + " time. What does `" + name
                        + "` hold just before that line runs"
                        + (isDeque(run, name) ? "? Begin with its head (for a stack, its top)." : "?")
                        + QuestionWords.typedAs(value),
                List.of(),
                value,
                "At that moment, `" + name + "` is " + value + ". These are the steps of that call of `"
                        + statement.method() + "` so far.",
                StepTable.of(run.source(), before.subList(Math.max(0, before.size() - STEPS_SHOWN), before.size())),
                List.of(told.call()),
                false);
    }
}
