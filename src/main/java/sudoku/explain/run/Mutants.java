package sudoku.explain.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import sudoku.explain.record.Recorded;
import sudoku.explain.source.Instrumented;
import sudoku.explain.source.OwnSource;
import sudoku.explain.source.OwnStatement;
import sudoku.explain.source.SourceChange;
import sudoku.explain.source.SourceChanges;
import sudoku.judge.CallFailed;

/**
 * Makes small changes in a program and runs each: a line left out, one comparison for another.
 *
 * <p>What does not compile is no change. One that runs for too long ends as a failed call does.
 */
final class Mutants {
    private static final int MOST = 8;

    private record Planned(int line, String before, String after, Instrumented program) {}

    private final OwnSource source;
    private final Set<Integer> lines = new HashSet<>();

    Mutants(OwnSource source, Instrumented program) {
        this.source = source;
        program.statements().stream().filter(OwnStatement::isAlone).forEach(each -> lines.add(each.line()));
    }

    /** The source of each class by its name, and what it is; drawn at random, one a line. */
    private Map<String, Planned> planned(Random random) {
        List<SourceChange> all = new ArrayList<>(SourceChanges.in(source));
        Collections.shuffle(all, random);
        all.sort(Comparator.comparing(each -> each.text().matches("[+-]")));
        Map<String, Planned> chosen = new LinkedHashMap<>();
        Set<Integer> changed = new HashSet<>();
        for (SourceChange each : all) {
            int line = source.lineAt(each.start());
            if (chosen.size() < MOST && lines.contains(line) && isClear(each) && changed.add(line)) {
                OwnSource.of(each.of(source.text())
                                .substring(source.head(), each.of(source.text()).length() - 2))
                        .ifPresent(mutated -> chosen.put(
                                "$Changed" + chosen.size(),
                                new Planned(
                                        line,
                                        source.line(line),
                                        mutated.line(line).equals(";") ? "" : mutated.line(line),
                                        Instrumented.of(mutated))));
            }
        }
        return chosen;
    }

    /** A student can see at a glance what has changed: within one line, and no literal number. */
    private boolean isClear(SourceChange mutation) {
        String before = source.text().substring(mutation.start(), mutation.end());
        boolean leavesOut = mutation.text().equals(";");
        boolean turns = before.matches("[<>=!]=?|&&|\\|\\||[+-]");
        return !before.contains("\n") && (leavesOut || turns);
    }

    List<Mutant> run(List<PreparedCall> calls, OwnMachine machine, Random random) {
        Map<String, Planned> planned = planned(random);
        Map<String, String> classes = new LinkedHashMap<>();
        planned.forEach((name, each) -> classes.put(name, ProgramText.of(name, each.program, calls, true)));
        List<Mutant> mutants = new ArrayList<>();
        machine.made(classes).forEach((name, made) -> {
            Planned each = planned.get(name);
            outcomes(made, calls.size())
                    .ifPresent(outcomes -> mutants.add(new Mutant(each.line, each.before, each.after, outcomes)));
        });
        return mutants;
    }

    /** After a call without an end nothing more can be asked. */
    private static Optional<List<String>> outcomes(Recorded made, int calls) {
        List<String> outcomes = new ArrayList<>();
        for (int call = 0; call < calls; call++) {
            try {
                outcomes.add(RunTrace.outcome(made.record(call)));
            } catch (CallFailed failed) {
                outcomes.add(Mutant.NO_END);
                if (failed.isLast() && call + 1 < calls) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(outcomes);
    }
}
