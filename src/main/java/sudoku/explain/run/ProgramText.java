package sudoku.explain.run;

import java.util.List;
import sudoku.explain.record.Recorded;
import sudoku.explain.record.Recorder;
import sudoku.explain.source.Instrumented;

/** The class in which a student's program is compiled once more: what she has declared, and the calls to be recorded. */
final class ProgramText {
    private static final String RECORDER = Recorder.class.getName();

    private ProgramText() {}

    static String of(String className, Instrumented program, List<PreparedCall> calls) {
        StringBuilder text = new StringBuilder();
        text.append("class ").append(className).append(" implements ").append(Recorded.class.getName());
        text.append(" { static ")
                .append(RECORDER)
                .append(" r$ = new ")
                .append(RECORDER)
                .append("();\n");
        text.append(program.members());
        text.append("\npublic String record(int call$) {\nr$ = new ")
                .append(RECORDER)
                .append("();\n");
        text.append("try { switch (call$) {\n");
        for (int i = 0; i < calls.size(); i++) {
            text.append("case ").append(i).append(": { ");
            text.append(calls.get(i).code()).append(" }\n");
        }
        text.append("default: throw new IllegalArgumentException(); }\n");
        text.append("} catch (Exception | StackOverflowError | ").append(RECORDER);
        return text.append(".Enough thrown$) { return r$.failed(thrown$); } }\n}\n")
                .toString();
    }
}
