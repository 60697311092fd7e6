package sudoku.explain.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import sudoku.explain.run.CallFrame;
import sudoku.explain.run.Mutant;
import sudoku.explain.run.OwnRun;
import sudoku.explain.source.Method;

/** If a line goes, or a comparison in it is another one: which call gives something else? */
final class NeededLines implements Kind {
    private static final int OPTIONS = 4;
    /** An array or a collection, as it is recorded. */
    private static final Pattern LENT = Pattern.compile("\\[.*|\\(\\d+ elements\\)");

    @Override
    public String name() {
        return "needed lines";
    }

    @Override
    public List<Question> questions(OwnRun run) {
        List<Question> all = new ArrayList<>();
        List<Question> reached = new ArrayList<>();
        for (Mutant mutant : run.mutants()) {
            Optional<Question> asked = question(run, mutant);
            asked.ifPresent(all::add);
            asked.filter(question -> timesReached(run, mutant, question) > 1).ifPresent(reached::add);
        }
        return reached.isEmpty() ? all : reached;
    }

    /** If only one of the calls reaches the line, nothing has to be known about what the line does. */
    private static long timesReached(OwnRun run, Mutant mutant, Question question) {
        return run.told().stream()
                .filter(told -> question.options().contains(told.call().name()))
                .filter(told -> told.trace().visits().stream()
                        .anyMatch(visit -> visit.statement().line() == mutant.line()))
                .count();
    }

    private static String right(OwnRun.Told told) {
        return "!\t" + told.trace().result();
    }

    /** The one call that the change makes a difference to, or else the one to which it makes none. */
    private Optional<Question> question(OwnRun run, Mutant mutant) {
        List<OwnRun.Told> told = run.told();
        List<Integer> changed = IntStream.range(0, told.size())
                .filter(i -> !mutant.outcomes().get(i).equals(right(told.get(i))))
                .boxed()
                .toList();
        List<Integer> kept = IntStream.range(0, told.size())
                .filter(i -> !changed.contains(i))
                .boxed()
                .toList();
        if (changed.isEmpty() || kept.isEmpty() || told.size() < 3) {
            return Optional.empty();
        }
        boolean asksForChanged = changed.size() <= kept.size();
        int answer = (asksForChanged ? changed : kept).get(0);
        List<Integer> wrong =
                (asksForChanged ? kept : changed).stream().limit(OPTIONS - 1).toList();
        List<String> options = IntStream.range(0, told.size())
                .filter(i -> i == answer || wrong.contains(i))
                .mapToObj(i -> told.get(i).call().name())
                .toList();
        if (wrong.size() < 2) {
            return Optional.empty();
        }
        return Optional.of(new Question(
                name(),
                change(mutant) + " For which of these calls " + asked(told.get(answer), asksForChanged),
                options,
                told.get(answer).call().name(),
                "This is what the change does to each call.",
                new StepTable(rows(told, mutant, options)),
                told.stream()
                        .map(OwnRun.Told::call)
                        .filter(call -> options.contains(call.name()))
                        .toList(),
                false));
    }

    /** Of a call of a piece nothing is recorded but whether all that it returns and leaves behind is right. */
    private static String asked(OwnRun.Told told, boolean forChanged) {
        Optional<Method> called = told.trace().frames().stream().findFirst().map(CallFrame::method);
        boolean isVoid =
                called.filter(method -> method.returns().equals("void")).isPresent();
        if (told.call().tellsResult()) {
            return "does the " + (isVoid ? "outcome" : "result") + (forChanged ? " change?" : " stay the same?")
                    + " An exception or an endless run counts as a change.";
        }
        List<String> judged = new ArrayList<>(lent(told));
        if (!isVoid || judged.isEmpty()) {
            judged.add(0, "the result");
        }
        boolean isOne = forChanged || judged.size() == 1;
        return (isOne ? "is " : "are ") + String.join(forChanged ? " or " : " and ", judged)
                + (forChanged ? " no longer right?" : " still right?")
                + " An exception or an endless run counts as wrong.";
    }

    /** The arrays and collections that the first call is given. */
    private static List<String> lent(OwnRun.Told told) {
        return told.trace().frames().stream()
                .limit(1)
                .flatMap(first -> IntStream.range(0, first.arguments().size())
                        .filter(i -> LENT.matcher(first.arguments().get(i)).matches())
                        .mapToObj(i -> "`" + first.method().parameters().get(i) + "`"))
                .toList();
    }

    private static String change(Mutant mutant) {
        return "Line " + mutant.line() + " is `" + mutant.before() + "`. "
                + (mutant.after().isEmpty()
                        ? "Suppose that it is left out."
                        : "Suppose that it is `" + mutant.after() + "` instead.");
    }

    private static List<StepTable.Row> rows(List<OwnRun.Told> told, Mutant mutant, List<String> options) {
        List<StepTable.Row> rows = new ArrayList<>();
        for (int i = 0; i < told.size(); i++) {
            String now = mutant.outcomes().get(i);
            String name = told.get(i).call().name();
            boolean same = now.equals(right(told.get(i)));
            if (options.contains(name)) {
                rows.add(new StepTable.Row(same ? "same" : "differs", name, ends(told.get(i), now, same)));
            }
        }
        return rows;
    }

    private static String ends(OwnRun.Told told, String now, boolean same) {
        if (told.call().tellsResult()) {
            return same ? cut(now) : cut(right(told)) + " before, " + cut(now) + " after";
        }
        String after = now.startsWith("*") ? cut(now) : "wrong";
        return same ? "right" : after;
    }

    private static String cut(String outcome) {
        if (outcome.equals(Mutant.NO_END)) {
            return "does not end";
        }
        String end = outcome.startsWith("*") ? "ends with " + outcome.substring(2) : outcome.substring(2);
        return end.length() <= 60 ? end : end.substring(0, 60) + "…";
    }
}
