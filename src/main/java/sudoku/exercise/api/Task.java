package sudoku.exercise.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One task of an exercise set, on the interface its answer is seen through.
 *
 * <p><b>Idea.</b> What asks and what answers may live in two processes that trust each other with nothing. So a task is
 * an interface whose methods take and give plain data: numbers, strings, arrays, lists, iterators, and callbacks
 * that take a string. The variable {@code task1} of a notebook holds the answer to its task 1.
 *
 * <p><b>Alternatives.</b> Tests that call the student's class: they would have to run beside it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Task {
    /** The set it belongs to, which has the number of its lesson. */
    int set();

    /** Its number within the set, from 1. */
    int number();

    String title();

    /** How many points the tests give that a student does not see, on top of those of the visible ones. */
    int hidden();

    /** Whether what wins narrowly on the boards of one check may lose on those of the next, which are drawn anew. */
    boolean byLot() default false;
}
