package sudoku.kernel.ask;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import jdk.jshell.JShell;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In what a student is writing, TAB knows her variables and Shift-TAB her comments. A bar is the cursor. */
class OwnWordsTests {
    private static final List<String> DECLARED = List.of(
            "/** Counts the cells. */\nint count(int[] board, int n) { return n; }",
            "// Goes on,\n// cell by cell.\nint next(int cell) { return cell + 1; }",
            "/** A node. */\nclass Node {\n    // what it holds\n    int value;\n"
                    + "    /** The sum. */ int sum(int k) { return k; }\n}",
            "// the cells\nint[] board = {1};",
            "java.util.List<String> words = new java.util.ArrayList<>();");

    @AutoClose
    private static JShell shell;

    @BeforeAll
    static void declare() {
        shell = JShell.builder().executionEngine("local").build();
        DECLARED.forEach(shell::eval);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            textBlock =
                    """
            for (int number : board) { num|                              => number
            for (int number : board) { count(board, num|                 => number
            for (int i = 0, up = 3; i < u|                               => up
            for (String word : words) { wo|                              => word words
            for (String word : words) { if (word.isE|                    => isEmpty()
            for (String word : words) { while (board == null || word.isE| => isEmpty()
            boolean solve(int[] cells, int cell) { if (solve(cells, cel| => cell cells
            int deep(int level) { int turns = 0; if (tur|                => turns
            int deep(int level) { return de|                             => deep(
            words.forEach(each -> { ea|                                  => each
            class Mine { int value; void f(int valid) { val|             => valid value
            for (int cell = 0; cell < board.le|                          => length
            double walk(java.util.Random die) { if (die.nextBo|   => nextBoolean()
            String text = "x";\\ntext.isE|                               => isEmpty()
            var texts = new java.util.ArrayList<String>();\\nwhile (!texts.get(0).isE| => isEmpty()
            int half(int n) { return n / 2; }\\nint x = hal|             => half(
            int[] twice = {board.len|                                    => length
            int deep(int level) { for (int up : board) if (up > lev|     => level
            int deep(int level) { switch (level) { case 1 -> lev|        => level
            int deep(int level) { switch (level) { case 1: for (int up = 0; up < lev| => level
            int deep(int level) { int more = 1, most = mor|              => more
            words.sort((one, other) -> one.isE|                          => isEmpty()
            board.cl|                                                    => clone()
            "a b".isE|                                                   => isEmpty()
            new java.util.ArrayList<String>(List.of("(")).get(0).isE|    => isEmpty()
            words.isE|                                                   => isEmpty()
            wor|                                                         => words
            """)
    void theNamesOfAnUnfinishedStatementAreCompleted(String code, String names) {
        List<String> matches = new ArrayList<>();
        String before = code.substring(0, code.lastIndexOf('|')).replace("\\n", "\n");
        int cursor = before.length();
        JsonObject reply = Completion.of(before, cursor, shell.sourceCodeAnalysis(), List.of());
        reply.getAsJsonArray("matches").forEach(each -> matches.add(each.getAsString()));
        assertThat(matches).containsExactlyInAnyOrder(names.split(" "));
        String written = before.substring(reply.get("cursor_start").getAsInt(), cursor);
        assertThat(matches).allMatch(each -> each.startsWith(written) && !written.isEmpty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            textBlock =
                    """
            cou|nt(board, 3)                                             => int count(int[] board, int n)\\nCounts the cells.
            next(|                                                       => int next(int cell)\\nGoes on,\\ncell by cell.
            new Node().su|m(3)                                           => int Node.sum(int k)\\nThe sum.
            new Node().val|ue                                            => Node.value:int\\nwhat it holds
            bo|ard                                                       => board:int[]\\nthe cells
            No|de node                                                   => Node\\nA node.
            /** Mine. */ int mine(int n) { return mi|ne(n - 1); }        => int mine(int n)\\nMine.
            int bare(int n) { return ba|re(n - 1); }                     => int bare(int n)
            class Mine { int f() { return do|wn(1); } /** Goes down. */ int down(int by) { return by; } } \
            => int Mine.down(int by)\\nGoes down.
            class Mine { /** How deep. */ int depth; int f() { return de|pth; } } => Mine.depth:int\\nHow deep.
            class Mine { /** Other. */ int f() { return 1; } int g() { return noth|ing; } } => ``
            """)
    void theCommentsThatSheHasWrittenAreShown(String code, String shown) {
        int cursor = code.indexOf('|');
        JsonObject reply = Inspection.of(
                code.replace("|", ""),
                cursor,
                shell.sourceCodeAnalysis(),
                signature -> OwnSources.commentOn(signature, DECLARED));
        assertThat(reply.get("found").getAsBoolean()).isEqualTo(!shown.isEmpty());
        assertThat(
                        shown.isEmpty()
                                ? ""
                                : reply.getAsJsonObject("data")
                                        .get("text/plain")
                                        .getAsString())
                .isEqualTo(shown.replace("\\n", "\n"));
    }
}
