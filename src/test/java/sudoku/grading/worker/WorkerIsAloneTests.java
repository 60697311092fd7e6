package sudoku.grading.worker;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Test;

/** In the box there is nothing of the course but the board, the interfaces and what runs JShell's classes. */
class WorkerIsAloneTests {
    private static void assertNeedsOnly(List<String> packages, String... allowed) {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed)
                .check(new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages(packages));
    }

    @Test
    void theWorkerNeedsNothingButJavaAndTheContract() {
        assertNeedsOnly(
                List.of("sudoku.grading.worker", "sudoku.kernel.swap"),
                "java..",
                "jdk.jshell..",
                "sudoku.grading.worker",
                "sudoku.kernel.swap",
                "sudoku.exercise.plain");
    }

    @Test
    void theContractNeedsNothingButJava() {
        assertNeedsOnly(List.of("sudoku.exercise.plain"), "java..", "sudoku.exercise.plain");
    }

    @Test
    void theInterfacesOfTheExercisesNeedNothingButJavaAndTheBoard() {
        assertNeedsOnly(List.of("sudoku.exercise.api"), "java..", "sudoku.grid..", "sudoku.exercise.api..");
    }
}
