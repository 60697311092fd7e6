package sudoku.grading.worker;

import java.util.List;
import jdk.jshell.spi.ExecutionControl.ClassBytecodes;

/** What there is to do for a cell that JShell has compiled, in order. */
interface CellSteps {
    /** These classes are there from now on. */
    void load(ClassBytecodes[] classes);

    /** These classes have other code from now on. */
    void swap(ClassBytecodes[] classes);

    /** The student's line that each line of a class is made from, from line 1 on. */
    void lines(String className, List<String> lines);

    /** What is missing in a class that can be called although it does not compile. */
    void missing(String className, String problem);

    /** The class whose field of that name is this variable; an empty name when there is no such variable any more. */
    void variable(String name, String className);

    /** A statement. */
    void run(String className, String method);

    /** Something cannot be run at all. */
    void problem(String sentence);
}
