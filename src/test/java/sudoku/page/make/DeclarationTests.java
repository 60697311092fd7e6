package sudoku.page.make;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a cell declares is found beside its statements, and a statement is never taken for a declaration. */
class DeclarationTests {
    private static final String CELL =
            """
            // Draws a board; twice says its size.
            Grid board = Grid.parse("1;2}");
            int[] SIX = {1, 2};
            Rule mine = (a, b) -> {
                return a == b;
            };
            int twice(int n) throws Exception {
                if (n > 0) return 2 * n;     // an } in a comment
                return 0;
            }
            record Pair(int a, int b) {}
            if (board.isFull()) {
                twice(1);
            }
            for (int i = 0; i < 3; i++) twice(i);
            board.print();
            SIX[0] = 4;
            Map<String, double[]> noise = new TreeMap<>();
            """;

    @Test
    void variablesMethodsAndTypesAreFoundAndStatementsAreNot() {
        assertThat(Declaration.in(CELL))
                .extracting(Declaration::name)
                .containsExactly("board", "SIX", "mine", "twice", "Pair", "noise");
    }

    @Test
    void aDeclarationGoesToItsEndAndHasNoCommentBeforeIt() {
        List<Declaration> found = Declaration.in(CELL);
        assertThat(found.get(0).text()).isEqualTo("Grid board = Grid.parse(\"1;2}\");");
        assertThat(found.get(2).text()).startsWith("Rule mine = ").endsWith("return a == b;\n};");
        assertThat(found.get(3).text()).startsWith("int twice(int n)").endsWith("return 0;\n}");
    }

    @Test
    void aVariableCanLoseItsValueAndAMethodCannot() {
        List<Declaration> found = Declaration.in(CELL);
        assertThat(found.get(0).withoutValue().orElseThrow().text()).isEqualTo("Grid board;");
        assertThat(found.get(5).withoutValue().orElseThrow().text()).isEqualTo("Map<String, double[]> noise;");
        assertThat(found.get(3).withoutValue()).isEmpty();
    }
}
