package sudoku.explain.ask;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import sudoku.explain.run.CallFrame;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.RunTrace;
import sudoku.explain.source.Method;

/** How many calls of a recursion are waiting when a certain value first comes back? */
final class WaitingCalls implements Kind {
    private static final int FEWEST = 2;
    private static final int MOST = 100;
    private static final int LONGEST = 40;

    @Override
    public String name() {
        return "calls";
    }

    @Override
    public List<Question> questions(OwnRun run) {
        List<Question> all = new ArrayList<>();
        for (OwnRun.Told told : run.told()) {
            for (Method method : run.program().methods()) {
                Set<String> asked = new HashSet<>();
                told.trace()
                        .frames(method)
                        .sorted((one, other) -> Integer.compare(one.end(), other.end()))
                        .filter(frame -> asked.add(frame.returned()))
                        .forEach(frame -> question(run, told, frame).ifPresent(all::add));
            }
        }
        return all;
    }

    private Optional<Question> question(OwnRun run, OwnRun.Told told, CallFrame frame) {
        RunTrace trace = told.trace();
        List<CallFrame> waiting = trace.waiting(frame.end()).stream()
                .filter(each -> each.method().equals(frame.method()))
                .toList();
        boolean tellsValue = !frame.returned().isEmpty();
        if (waiting.size() < FEWEST
                || waiting.size() > MOST
                || tellsValue && !QuestionWords.canBeTyped(frame.returned())) {
            return Optional.empty();
        }
        String name = "`" + frame.method().name() + "`";
        String moment = tellsValue
                ? "a call of your " + name + " returns " + frame.returned() + " for the first time"
                : "a call of your " + name + " ends for the first time";
        return Optional.of(new Question(
                name(),
                "During " + told.call().name() + ", " + moment + ". How many calls of " + name
                        + " have begun by then and not ended yet, this one included?",
                List.of(),
                String.valueOf(waiting.size()),
                "There are " + waiting.size() + ", the oldest first.",
                new StepTable(rows(run, waiting)),
                List.of(told.call()),
                false));
    }

    private static String cut(String argument) {
        return argument.length() <= LONGEST ? argument : argument.substring(0, LONGEST) + "…";
    }

    private static List<StepTable.Row> rows(OwnRun run, List<CallFrame> waiting) {
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
                        "begun in line " + frame.method().line()));
            } else if (i == most) {
                rows.add(new StepTable.Row("…", (waiting.size() - 2 * most) + " calls more", ""));
            }
        }
        return rows;
    }
}
