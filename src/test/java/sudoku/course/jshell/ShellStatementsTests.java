package sudoku.course.jshell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The jshell tool runs what is complete at the end of a line, and so must not be shown half of a statement. */
class ShellStatementsTests {
    @AutoClose
    private static final ShellStatements SHELL = new ShellStatements();

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "'a.b()\n    .c();' ~ 'a.b().c();'",
                "'a.b()\n    .c()\n    .d();' ~ 'a.b().c().d();'",
                "'a.b() // why\n    .c();' ~ 'a.b().c();'",
                "'a.b(\"//\") // why\n    .c();' ~ 'a.b(\"//\").c();'",
                "'a.b(''\"'') // why\n    .c();' ~ 'a.b(''\"'').c();'",
                "'int x = 5\n    + 3;' ~ 'int x = 5 + 3;'",
                "'boolean x = a\n    && b;' ~ 'boolean x = a && b;'",
                "'String s = a ? b\n    : c;' ~ 'String s = a ? b : c;'",
                "'if (a) {\n    b();\n}\nelse {\n    c();\n}' ~ 'if (a) {\n    b();\n} else {\n    c();\n}'"
            })
    void aStatementThatWouldBeCutIsJoined(String code, String joined) {
        assertThat(SHELL.of(code)).containsExactly(joined);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int f(int n) {\n    return n\n        + 1;\n}",
                "f(1,\n    2);",
                "int[] a = {\n    1, 2\n};",
                "try {\n    b();\n}\nfinally {\n    c();\n}",
                "String s = \"\"\"\n    .a\n    \"\"\";",
                "for (int i = 0; i < 3; i++) {\n    a.b()\n        .c();\n}"
            })
    void whatTheToolReadsToItsEndStaysInItsLines(String code) {
        assertThat(SHELL.of(code)).containsExactly(code);
    }

    @Test
    void aCellIsCutIntoItsStatementsAndMagicsAreLeftOut() {
        assertThat(SHELL.of("%jars ../target/sudoku.jar\nint a = 1;\n\n// why\nint b = 2; int c = 3;\na + b"))
                .containsExactly("int a = 1;", "// why\nint b = 2;", "int c = 3;", "a + b");
        assertThat(SHELL.of("%jars ../target/sudoku.jar")).isEmpty();
        assertThat(SHELL.of("// a comment alone")).containsExactly("// a comment alone");
    }

    /** Some cells are meant to fail: what they begin and do not end must not swallow the next cell unseen. */
    @Test
    void whatOnlyBeginsSomethingIsLeftAsItIs() {
        assertThat(SHELL.of("int a = 1;\nint f() {\n    return a"))
                .containsExactly("int a = 1;", "int f() {\n    return a");
    }

    @Test
    void methodsAndTypesCanBeEdited() {
        assertThat(SHELL.names("int a = 1;\nint f() { return 1; }\nint f(int n) { return n; }\nrecord Pair(int a) {}"))
                .containsExactly("f", "Pair");
    }
}
