package sudoku.explain.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import sudoku.explain.run.OwnMachine;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.PreparedCall;
import sudoku.explain.run.SmallCall;
import sudoku.explain.source.NoQuestions;
import sudoku.explain.source.OwnSource;

/** A small program that needs nothing around it, run and recorded. */
public final class Followed {
    private Followed() {}

    /** Its calls are called A, B and so on. */
    public static OwnRun of(String cell, SmallCall... calls) {
        return of(cell, new JavacMachine(List.of(), cell), calls);
    }

    /** The same without the changes that a line may be needed for. */
    public static OwnRun unchanged(String cell, SmallCall... calls) {
        JavacMachine machine = new JavacMachine(List.of(), cell);
        return of(cell, classes -> classes.size() == 1 ? machine.made(classes) : Map.of(), calls);
    }

    /** With calls whose results nobody is told, as those of a lesson's piece. */
    public static OwnRun judged(String cell, SmallCall... calls) {
        List<PreparedCall> untold = prepared(source(cell), calls).stream()
                .map(call -> new PreparedCall(call.name(), call.code(), call.shown(), call.picture(), false))
                .toList();
        return of(cell, new JavacMachine(List.of(), cell), untold);
    }

    private static OwnRun of(String cell, OwnMachine machine, SmallCall... calls) {
        return of(cell, machine, prepared(source(cell), calls));
    }

    private static OwnSource source(String cell) {
        return OwnSource.of(cell).orElseThrow(() -> new AssertionError("No declarations: " + cell));
    }

    private static OwnRun of(String cell, OwnMachine machine, List<PreparedCall> calls) {
        try {
            return OwnRun.of(source(cell), calls, machine, new Random(1));
        } catch (NoQuestions none) {
            throw new AssertionError(none.getMessage() + "\n" + cell, none);
        }
    }

    public static List<PreparedCall> prepared(OwnSource source, SmallCall... calls) {
        List<PreparedCall> all = new ArrayList<>();
        for (SmallCall call : calls) {
            all.add(call.prepared(
                    (char) ('A' + all.size()), source.isVoid(call.method()).orElseThrow()));
        }
        return all;
    }
}
