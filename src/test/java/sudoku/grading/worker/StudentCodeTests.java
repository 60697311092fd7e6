package sudoku.grading.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a student reads whose code does not compile in the worker names the line and the name. */
class StudentCodeTests {
    static Stream<Arguments> mistakes() {
        return Stream.of(
                told(
                        "a name that is not defined, in a method that is called",
                        "cannot find symbol: variable b, in \"return a + b;\"",
                        "int f(int a) {\n    return a + b;\n}",
                        "f(1);"),
                told(
                        "in a class",
                        "cannot find symbol: variable b, in \"int g() { return b; }\"",
                        "class Mine {\n    int g() { return b; }\n}",
                        "new Mine();"),
                told(
                        "in a class that another one needs",
                        "cannot find symbol: method h(), in \"int g() { return h(); }\"",
                        "class Base {\n    int g() { return h(); }\n}",
                        "class Mine extends Base {}",
                        "new Mine();"),
                told(
                        "a type that is not there",
                        "cannot find symbol: class Foo, in \"Foo f() { return null; }\"",
                        "Foo f() { return null; }",
                        "var x = f();"),
                told(
                        "a method under another name",
                        "cannot find symbol: method conflicts(int), in \"int x = conflicts(1);\"",
                        "int conflict(int a) { return a; }",
                        "int x = conflicts(1);"),
                told(
                        "too many arguments",
                        "method isIn cannot be applied to given types; required: int; found: int,int; reason: actual"
                                + " and formal argument lists differ in length, in \"boolean b = isIn(1, 2);\"",
                        "boolean isIn(int set) { return true; }",
                        "boolean b = isIn(1, 2);"),
                told("a semicolon", "';' expected, in \"return a\"", "int f(int a) {\n    return a\n}"),
                told(
                        "a text where a number belongs",
                        "incompatible types: java.lang.String cannot be converted to int, in" + " \"return \"a\";\"",
                        "int f() {\n    return \"a\";\n}"),
                told(
                        "no value at the end",
                        "missing return statement, in \"}\"",
                        "int f(int a) {\n    if (a > 1) return 1;\n}"),
                told(
                        "two methods that need each other's missing name",
                        "cannot find symbol: variable nothing, in",
                        "int f() { return g(); }",
                        "int g() { return f() + nothing; }",
                        "g();"),
                told(
                        "a method of an interface that is not there",
                        "does not override abstract method run()",
                        "class Mine implements Runnable {}"));
    }

    private static Arguments told(String name, String sentence, String... cells) {
        return Arguments.of(name, sentence, cells);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mistakes")
    void theLineAndTheNameAreTold(String name, String sentence, String[] cells) {
        StudentCode code = new StudentCode();
        assertThat(Arrays.stream(cells)
                        .map(code::run)
                        .flatMap(failure -> failure.stream())
                        .toList())
                .singleElement()
                .asString()
                .contains(sentence);
    }
}
