package sudoku.course.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A lesson's program is made of what was written, and the next lesson goes on with it, word for word. */
class ProgramsTests {
    @RegisterExtension
    static final Snippets SNIPPETS = new Snippets();

    private static final String FITS = "boolean fits(int cell) {\n    return cell > 0;\n}\n";
    private static final String SOLVE = "int solve(int cell) {\n    if (fits(cell)) return cell;\n    return 0;\n}\n";

    static List<SecondEdition> lessons() {
        return SecondEdition.lessons();
    }

    /** The first lesson has no program, and the sample is no part of the course. */
    @ParameterizedTest
    @MethodSource("lessons")
    void everyProgramIsMadeOfWhatWasWritten(SecondEdition lesson) {
        List<SecondEdition> before = lessons().stream()
                .skip(1)
                .filter(each -> !each.name().startsWith("00") && each.name().compareTo(lesson.name()) < 0)
                .toList();
        assertThat(Programs.faults(lesson, before, SNIPPETS)).isEmpty();
    }

    private static String answered(String method) {
        int body = method.indexOf('\n') + 1;
        return method.substring(0, body) + "// BEGIN SOLUTION\n" + method.substring(body, method.length() - 2)
                + "// END SOLUTION\n}";
    }

    private static SecondEdition lesson(String name, String opening, String call, String closing, String... written) {
        Draft draft = new Draft().code("%jars x").code("import java.util.*;").code(opening, "program");
        for (String each : written) {
            draft.code(answered(each), "write");
        }
        return draft.code("Fits rule = Piece.of(Fits.class, c -> fits(c));")
                .code(call)
                .proof("fits(1);", "One.")
                .code(closing, "program")
                .prose(EveningForm.LINE, "evening")
                .lesson(name);
    }

    private static List<String> faults(SecondEdition lesson, SecondEdition... before) {
        return Programs.faults(lesson, List.of(before), SNIPPETS);
    }

    private static final SecondEdition ONE = lesson("01-one", "", "", FITS + SOLVE, FITS, SOLVE);

    @Test
    void aProgramOfWhatWasWrittenIsRightHoweverItIsLaidOutAndWhoeverIsAsked() {
        assertThat(faults(ONE)).isEmpty();
        assertThat(faults(lesson(
                        "01-one",
                        "",
                        "",
                        FITS + SOLVE.replace("    ", "  // here\n "),
                        FITS,
                        SOLVE.replace("fits(", "rule.fits("))))
                .isEmpty();
        assertThat(faults(new Draft().code(FITS, "program").lesson()))
                .as("without an evening")
                .isEmpty();
    }

    @Test
    void anotherMethodThanTheOneWrittenIsFound() {
        assertThat(faults(lesson("01-one", "", "", FITS.replace("> 0", ">= 0") + SOLVE, FITS, SOLVE)))
                .containsExactly("01-one: the program now has another fits(int) than the cell in which it is written.");
        assertThat(faults(lesson("01-one", "", "", FITS + SOLVE.replace("fits(", "other.fits("), FITS, SOLVE)))
                .as("a name that no piece was given")
                .hasSize(1);
        assertThat(faults(lesson("01-one", "", "", FITS + SOLVE.replace("cell", "place"), FITS, SOLVE)))
                .hasSize(1);
        assertThat(faults(lesson("02-two", "", "", FITS.replace("> 0", ">= 0") + SOLVE, SOLVE), ONE))
                .containsExactly("02-two: the program now has another fits(int) than was written in 01-one.");
        assertThat(faults(lesson("02-two", "", "", "boolean fits(long cell) { return true; }\n" + SOLVE, SOLVE), ONE))
                .as("of other types, another method")
                .isEmpty();
    }

    @Test
    void aProgramWithoutTheLoopOfTheTitleIsFound() {
        assertThat(faults(lesson("01-one", "", "", FITS, FITS, SOLVE)))
                .containsExactly("01-one: the program now is without solve(int), which carries the title.");
    }

    @Test
    void theProgramSoFarIsTheOneOfAnEarlierLesson() {
        String next = "int next(int cell) {\n    return 1;\n}\n";
        assertThat(faults(lesson("02-two", FITS + SOLVE, "solve(1);", next, next), ONE))
                .isEmpty();
        assertThat(faults(lesson("02-two", FITS, "int all = 1 + fits(1);", next, next), ONE))
                .as("a part")
                .isEmpty();
        assertThat(faults(lesson("02-two", SOLVE.replace("return 0", "return 1"), "solve(1);", next, next), ONE))
                .containsExactly("02-two: the program so far has another solve(int) than 01-one closes with.");
        assertThat(faults(lesson("02-two", next, "next(1);", FITS, FITS), ONE))
                .containsExactly("02-two: the program so far has next(int), which no earlier lesson closes with.");
        SecondEdition old = new Draft().code(SOLVE, "program").lesson("02-old");
        assertThat(faults(lesson("03-three", next, "next(1);", FITS, FITS), ONE, old))
                .as("an earlier lesson is still of another form")
                .isEmpty();
        SecondEdition changed = lesson("02-two", "", "", SOLVE.replace("return 0", "return 1"), next);
        assertThat(faults(lesson("03-three", SOLVE, "solve(1);", next, next), ONE, changed))
                .containsExactly("03-three: the program so far has another solve(int) than 02-two closes with.");
    }

    @Test
    void aProgramThatNobodyCallsIsFound() {
        String next = "int next(int cell) {\n    return 1;\n}\n";
        assertThat(faults(lesson("02-two", SOLVE, "other.solve(1);", next, next), ONE))
                .containsExactly("02-two: the program so far is shown, and no cell below calls it.");
    }
}
