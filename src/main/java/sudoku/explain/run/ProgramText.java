package sudoku.explain.run;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.explain.record.Recorded;
import sudoku.explain.record.Recorder;
import sudoku.explain.source.Instrumented;

/** The class in which a student's program is compiled once more: what she has declared, and the calls to record. */
final class ProgramText {
    private static final String TEMPLATE =
            """
            class NAME implements RECORDED { static RECORDER r$ = new RECORDER();
            MEMBERS
            public String record(int call$) {
                r$ = new RECORDER(QUIET);
                try {
                    BEGINNING
                    switch (call$) {
            CALLS
                        default: throw new IllegalArgumentException();
                    }
                } catch (Exception | StackOverflowError | RECORDER.Enough thrown$) {
                    return r$.failed(thrown$);
                }
            }
            }
            """;

    private ProgramText() {}

    /**
     * The source of a class that is a {@link Recorded}.
     *
     * @param isQuiet whether nothing is noted but how each call ends
     */
    static String of(String className, Instrumented program, List<PreparedCall> calls, boolean isQuiet) {
        String cases = IntStream.range(0, calls.size())
                .mapToObj(i -> "case " + i + ": { " + calls.get(i).code() + " }")
                .collect(Collectors.joining("\n"));
        return TEMPLATE.replace("NAME", className)
                .replace("RECORDED", Recorded.class.getName())
                .replace("RECORDER", Recorder.class.getName())
                .replace("QUIET", String.valueOf(isQuiet))
                .replace("CALLS", cases)
                .replace("BEGINNING", program.beginning())
                .replace("MEMBERS", program.members());
    }
}
