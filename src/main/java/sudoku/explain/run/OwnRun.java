package sudoku.explain.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import sudoku.explain.record.Recorded;
import sudoku.explain.record.Recorder;
import sudoku.explain.source.Elsewhere;
import sudoku.explain.source.Instrumented;
import sudoku.explain.source.NoQuestions;
import sudoku.explain.source.OwnSource;
import sudoku.judge.CallFailed;

/**
 * A student's program, run on a few small calls and recorded; and run again with small changes.
 *
 * <p><b>Idea.</b> All that is asked about a program is a fact of these runs. The program is the cell she wrote, with a
 * recorder written into it, compiled beside the rest of her notebook.
 */
public final class OwnRun {
    private static final String CLASS = "$Recorded";

    private static final int MOST_CALLS = 4;
    private static final int FEWEST_STEPS = 3;

    /** A call, and what was recorded of it. */
    public record Told(PreparedCall call, RunTrace trace) {
        /** A call that nobody has written down is told by what was recorded first. */
        private static Told of(PreparedCall call, RunTrace trace) {
            return new Told(call.shown().isEmpty() ? call.shownAs(trace.beginning()) : call, trace);
        }

        private int steps() {
            return trace.visits().size();
        }
    }

    private final OwnSource source;
    private final Instrumented program;
    private final List<Told> told = new ArrayList<>();
    private final List<Mutant> mutants;
    private final String elsewhere;

    private OwnRun(OwnSource source, List<PreparedCall> calls, OwnMachine machine, Random random) throws NoQuestions {
        if (calls.isEmpty()) {
            throw new NoQuestions(
                    "The cell with your code does not declare the method that the questions are about. Declare it"
                            + " there, and run that cell again.");
        }
        this.source = source;
        program = Instrumented.of(source);
        Recorded recorded = Optional.ofNullable(
                        machine.made(Map.of(CLASS, ProgramText.of(CLASS, program, calls, false)))
                                .get(CLASS))
                .orElseThrow(() -> new NoQuestions(
                        "Your program needs more than the declarations in its cell, so it cannot be run again by"
                                + " itself."));
        try {
            List<String> first = all(recorded, calls.size());
            requireSame(first, all(recorded, calls.size()));
            for (int i = 0; i < calls.size(); i++) {
                Optional<RunTrace> trace = RunTrace.of(first.get(i), program);
                if (trace.isPresent() && !trace.get().isThrown()) {
                    told.add(Told.of(calls.get(i), trace.get()));
                }
            }
        } catch (CallFailed failed) {
            throw new NoQuestions("Your program could not be traced: " + failed.getMessage());
        }
        if (told.isEmpty()) {
            throw new NoQuestions("Your program takes too many steps, so its runs cannot be shown.");
        }
        keepTheShortest();
        mutants = new Mutants(source, program).run(told.stream().map(Told::call).toList(), machine, random);
        elsewhere = Elsewhere.inWords(source, machine::cellsWith);
    }

    private static List<String> all(Recorded recorded, int calls) throws CallFailed {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < calls; i++) {
            all.add(recorded.record(i));
        }
        return all;
    }

    /** What is asked about one run is to be true of the next. */
    private static void requireSame(List<String> first, List<String> second) throws NoQuestions {
        if (first.stream().anyMatch(each -> RunTrace.outcome(each).equals(Recorder.THREADS))) {
            throw new NoQuestions("Your program uses threads of its own, so its runs cannot be shown.");
        }
        if (!first.equals(second)) {
            throw new NoQuestions(
                    "Your program does something different when it is called again, because it is random or"
                            + " remembers the previous call. So one run says nothing about the next.");
        }
    }

    /**
     * Runs the program of a cell.
     *
     * @throws NoQuestions if it cannot be followed
     */
    public static OwnRun of(OwnSource source, List<PreparedCall> calls, OwnMachine machine, Random random)
            throws NoQuestions {
        return new OwnRun(source, calls, machine, random);
    }

    /** Of many, those with the fewest steps; one with next to none says nothing. */
    private void keepTheShortest() {
        if (told.size() > MOST_CALLS) {
            List<Told> shortest = told.stream()
                    .filter(each -> each.steps() >= FEWEST_STEPS)
                    .sorted(Comparator.comparing(Told::steps))
                    .limit(MOST_CALLS)
                    .toList();
            told.retainAll(shortest.isEmpty() ? told.subList(0, MOST_CALLS) : shortest);
        }
    }

    public OwnSource source() {
        return source;
    }

    public Instrumented program() {
        return program;
    }

    /** What the program uses and other cells declare, in a sentence; empty if there is nothing. */
    public String elsewhere() {
        return elsewhere;
    }

    /** The calls that came to an end. */
    public List<Told> told() {
        return told;
    }

    /** The changes that compile; their outcomes are in the order of the calls. */
    public List<Mutant> mutants() {
        return mutants;
    }
}
