package sudoku.explain.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudoku.course.exercises.ExerciseSource;

/** A reader of a program is told what it uses from other cells, and nothing else. */
class ElsewhereTests {
    private static String told(String own, String... cells) {
        return Elsewhere.inWords(OwnSource.of(own).orElseThrow(), name -> List.of(cells));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            tree-size     | task1 | `int[] digitsAt(int[] board, int cell)`
            how-fast      | task1 | `long ALL = 0b1111111110 * SIXFOLD`, `long filled(long word)`
            how-fast      | task2 |
            dancing-links | task3 | `int[][] build(int primary, int secondary, int[][] options)`, `int L = 0`
            """)
    void theGivenPartsOfASetAreNamedWithTheirHeads(String set, String task, String heads) {
        ExerciseSource exercise = ExerciseSource.all().stream()
                .filter(each -> each.toString().endsWith(set))
                .findFirst()
                .orElseThrow();
        var cells = ExerciseSource.gradedCells(exercise.notebook());
        String told = told(cells.get(task + "-answer"), cells.values().toArray(String[]::new));
        if (heads == null) {
            assertThat(told).isEmpty();
        } else {
            assertThat(told).startsWith("Declared elsewhere in the notebook: ").contains(heads.split(", (?=`)"));
        }
    }

    @Test
    void aNameOfHerOwnOrInACommentIsNotLookedUp() {
        String given =
                """
                import java.util.*;
                int ALL = 511, NONE = 0, best = 4, i = 7, each = 1, text = 2;
                int half(int n) { return n / 2; }
                int half(int n, int times) { return n >> times; }
                class Other { int half; }
                List<Integer> sort(List<Integer> all) { return all; }
                """;
        assertThat(told(
                        """
                        // half(3) and ALL
                        record Pair(int i, int best) { int sum() { return i + best; } }
                        int best;
                        int half(int n) {
                            String text = "half(1, 2) + NONE";
                            int ALL = text.length();
                            for (int i = 0; i < n; i++) { ALL += i; }
                            for (int each : new int[] {1}) { ALL -= each; }
                            Object any = text;
                            if (any instanceof Integer NONE) { ALL += NONE; }
                            java.util.function.IntUnaryOperator twice = i -> 2 * i;
                            Collections.sort(new ArrayList<>(List.of(half(ALL))));
                            return ALL + best + twice.applyAsInt(1);
                        }""",
                        given))
                .isEmpty();
    }

    @Test
    void whereALocalVariableEndsTheOneElsewhereIsMeant() {
        assertThat(told("int f(int n) { { int ALL = 1; n += ALL; } return n + ALL; }", "int ALL = 3;"))
                .contains("`int ALL = 3`");
        assertThat(told("int f(int n) { n += ALL; int ALL = 1; return ALL; }", "int ALL = 3;"))
                .contains("`int ALL = 3`");
        assertThat(told("int f() { return f(1); }", "int f() { return 1; }", "int f(int n) { return n; }"))
                .endsWith(": `int f(int n)`.");
    }

    @Test
    void theNewestIsShownAndNoneAtLength() {
        assertThat(told("int f() { return g(1, 2); }", "int g(int a, int b) {}", "long g(int... all) {}", "g = 3;"))
                .endsWith(": `long g(int... all)`.");
        assertThat(told(
                        "P f() { return new P(T); }",
                        "record P(int a) { }",
                        "final String T = \"" + "`".repeat(200) + "\";"))
                .matches("[^`]*`record P\\(int a\\)`, `String T = \"'{78}…`\\.");
    }
}
