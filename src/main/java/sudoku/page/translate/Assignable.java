package sudoku.page.translate;

import java.util.function.UnaryOperator;

/**
 * A variable, a field or an element of an array: how it is read and how it is written.
 *
 * @param before what has to happen once, before it is read and written; empty, if nothing has to
 * @param writing what writes a value; as an expression it has that value
 */
record Assignable(String before, String read, UnaryOperator<String> writing) {
    static Assignable variable(String name) {
        return new Assignable("", name, value -> name + " = " + value);
    }

    String write(String value) {
        return writing.apply(value);
    }
}
