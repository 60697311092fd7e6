package sudoku.exercise;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The words of its task's statement that a test asks for, as they are there, with code and emphasis. They are read from
 * the source, and the table in the README of the set is made of them.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.METHOD)
public @interface Says {
    String[] value();
}
