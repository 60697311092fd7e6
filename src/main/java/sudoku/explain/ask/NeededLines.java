package sudoku.explain.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudoku.explain.run.Mutant;
import sudoku.explain.run.OwnRun;

/** If a line goes, or a comparison in it is another one: which call gives something else? */
final class NeededLines implements Kind {
    private static final int OPTIONS = 4;

    @Override
    public String name() {
        return "needed lines";
    }

    @Override
    public List<Question> questions(OwnRun run) {
        List<Question> all = new ArrayList<>();
        run.mutants().forEach(mutant -> question(run, mutant).ifPresent(all::add));
        return all;
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
                change(mutant) + " Which of these calls " + asked(told.get(answer), asksForChanged) + "?",
                options,
                told.get(answer).call().name(),
                "This is what the change does to each of them.",
                new StepTable(rows(told, mutant, options)),
                told.stream()
                        .map(OwnRun.Told::call)
                        .filter(call -> options.contains(call.name()))
                        .toList(),
                false));
    }

    /** A call of a piece is compared by all that it returns and leaves behind, which is more than one value. */
    private static String asked(OwnRun.Told told, boolean forChanged) {
        if (told.call().tellsResult()) {
            return forChanged ? "then ends differently" : "still ends as before";
        }
        return forChanged ? "then returns or leaves something else" : "still returns and leaves the same";
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
        String after = now.startsWith("*") ? cut(now) : "not as before";
        return same ? "as before" : after;
    }

    private static String cut(String outcome) {
        String end = outcome.startsWith("*") ? "ends with " + outcome.substring(2) : outcome.substring(2);
        return end.length() <= 60 ? end : end.substring(0, 60) + "…";
    }
}
