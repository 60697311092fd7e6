package sudoku.explain.ask;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import sudoku.explain.run.CallFrame;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.Visit;
import sudoku.explain.source.Method;
import sudoku.explain.source.OwnStatement;

/** How many calls of a recursion are waiting when a certain value first comes back? */
final class WaitingCalls implements Kind {
    private static final int FEWEST = 2;
    private static final int MOST = 80;
    private static final int MOST_VISITS = 20;
    private static final int LONGEST = 40;

    @Override
    public String name() {
        return "calls";
    }

    @Override
    public List<Question> questions(OwnRun run) {
        List<Question> all = new ArrayList<>();
        for (OwnRun.Told told : run.told()) {
            for (Method method : run.program().methods().stream()
                    .filter(each -> QuestionWords.isClear(run, each))
                    .toList()) {
                Set<String> asked = new HashSet<>();
                told.trace()
                        .frames(method)
                        .sorted((one, other) -> Integer.compare(one.end(), other.end()))
                        .filter(frame -> asked.add(frame.returned()))
                        .filter(frame -> QuestionWords.canBeTyped(frame.returned()))
                        .forEach(frame -> question(
                                        told,
                                        method,
                                        frame.end(),
                                        "a call of your `" + method.name() + "` returns " + frame.returned()
                                                + " for the first time")
                                .ifPresent(all::add));
                for (OwnStatement statement : run.program().statements()) {
                    atLine(run, told, method, statement).ifPresent(all::add);
                }
            }
        }
        return all;
    }

    /** At a line that few calls come to. */
    private Optional<Question> atLine(OwnRun run, OwnRun.Told told, Method method, OwnStatement statement) {
        List<Visit> visits = told.trace().visits(statement);
        if (!statement.isAlone()
                || visits.isEmpty()
                || visits.size() > MOST_VISITS
                || !statement.method().equals(method.name())) {
            return Optional.empty();
        }
        int time = Math.min(2, visits.size());
        String moment =
                QuestionWords.line(run, statement) + " is reached for the " + QuestionWords.ordinal(time) + " time";
        return question(told, method, visits.get(time - 1).event(), moment);
    }

    /** To wait at the very end of a board is no question: it has as many cells as it has. */
    private Optional<Question> question(OwnRun.Told told, Method method, int event, String moment) {
        List<CallFrame> waiting = told.trace().waiting(event).stream()
                .filter(each -> each.method().equals(method))
                .toList();
        if (waiting.size() < FEWEST || waiting.size() > MOST) {
            return Optional.empty();
        }
        return Optional.of(new Question(
                name(),
                "During " + told.call().name() + ", " + moment + ". How many calls of `" + method.name()
                        + "` have begun but not yet ended at that moment, counting the current one?",
                List.of(),
                String.valueOf(waiting.size()),
                "There are " + waiting.size() + ". Here they are, the oldest first.",
                new StepTable(rows(waiting)),
                List.of(told.call()),
                false));
    }

    private static String cut(String argument) {
        return argument.length() <= LONGEST ? argument : argument.substring(0, LONGEST) + "…";
    }

    private static List<StepTable.Row> rows(List<CallFrame> waiting) {
        List<StepTable.Row> rows = new ArrayList<>();
        int most = 12;
        for (int i = 0; i < waiting.size(); i++) {
            CallFrame frame = waiting.get(i);
            if (i < most || i >= waiting.size() - most) {
                rows.add(new StepTable.Row(
                        String.valueOf(i + 1),
                        frame.method().name() + "("
                                + frame.arguments().stream()
                                        .map(WaitingCalls::cut)
                                        .collect(Collectors.joining(", ")) + ")",
                        "begun on line " + frame.method().line()));
            } else if (i == most) {
                rows.add(new StepTable.Row("…", (waiting.size() - 2 * most) + " more calls", ""));
            }
        }
        return rows;
    }
}
