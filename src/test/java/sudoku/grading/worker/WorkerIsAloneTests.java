package sudoku.grading.worker;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** In the box there is nothing of the course but the board, the interfaces and what runs JShell's classes. */
class WorkerIsAloneTests {
    @Test
    void theWorkerNeedsNothingButJavaAndTheContract() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "jdk.jshell..",
                        "sudoku.grading.worker",
                        "sudoku.kernel.swap",
                        "sudoku.exercise.plain")
                .check(new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("sudoku.grading.worker", "sudoku.kernel.swap"));
    }

    @Test
    void theContractNeedsNothingButJava() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "sudoku.exercise.plain")
                .check(new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("sudoku.exercise.plain"));
    }

    @Test
    void theInterfacesOfTheExercisesNeedNothingButJavaAndTheBoard() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "sudoku.grid..", "sudoku.exercise.api..")
                .check(new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("sudoku.exercise.api"));
    }
}
