package sudoku.course.lesson;

import java.util.List;
import java.util.function.Consumer;

/** A lesson that is right in all that an evening asks, and more in its two parts where a test puts it. */
final class EveningDraft {
    static final String NAME = "03-sample";
    static final String PROPOSITION =
            """
            **Proposition 3 (it ends).** The loop ends.

            **Proof.** 1. It counts. 2. *Yours.*

            **Cost.** *O*(n).

            Why?

            - a) The board is full.
            - b) Each digit was asked for.
            - c) It is never slow.
            """;
    static final String PIECE = "int next(int n) {\n// BEGIN SOLUTION\n    int more = n + 1;\n    return more;\n"
            + "// END SOLUTION\n// STUB return 0;\n}";

    private Consumer<Draft> core = draft -> {};
    private Consumer<Draft> rest = draft -> {};
    private String eveningsBreak = "## Break it";
    private String eveningsChange = "## Change it";
    private String proposition = PROPOSITION;
    private String step = "Proof.step(\"03-sample\", \"?\");";

    EveningDraft inCore(Consumer<Draft> more) {
        core = more;
        return this;
    }

    EveningDraft inRest(Consumer<Draft> more) {
        rest = more;
        return this;
    }

    EveningDraft breakingNothing() {
        eveningsBreak = "## Mend it";
        return this;
    }

    EveningDraft changingNothing() {
        eveningsChange = "## Leave it";
        return this;
    }

    EveningDraft proposition(String text) {
        proposition = text;
        return this;
    }

    EveningDraft step(String code) {
        step = code;
        return this;
    }

    SecondEdition lesson() {
        Draft draft = new Draft()
                .code("%jars ../target/sudoku.jar")
                .code("import sudoku.grid.*;", "hide-input")
                .prose("## 1. One")
                .code(PIECE, "write")
                .code("// Tries your next on a board.\nnext(1);", "try", "hide-input")
                .code(PIECE.replace("next", "after"), "write")
                .code(PIECE.replace("next", "solve"), "write")
                .prose(eveningsBreak)
                .prose(eveningsChange)
                .prose(proposition, "proposition")
                .code(step, "step");
        core.accept(draft);
        draft.code(PIECE.replaceAll("// .*\n", "").replace("next", "solve"), "program")
                .prose("## Key points\n\nOne.")
                .prose(EveningForm.LINE, "evening")
                .prose("## 9. More");
        rest.accept(draft);
        return draft.lesson(NAME);
    }

    /** The words of its core. */
    long words() {
        return LessonMeasures.of(lesson().core(), List.of()).get(LessonMeasures.Measure.WORDS);
    }
}
