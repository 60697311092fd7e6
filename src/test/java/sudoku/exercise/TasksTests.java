package sudoku.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.exercise.api.Task;
import sudoku.exercise.plain.Contract;

/** Every contract of an exercise can be kept across a pipe, and no two claim the same place. */
class TasksTests {
    static List<? extends Class<?>> contracts() {
        return new ClassFileImporter()
                .importPackages(Task.class.getPackageName()).stream()
                        .map(JavaClass::reflect)
                        .filter(type -> type.isInterface()
                                && !type.isAnnotation()
                                && !type.getSimpleName().equals("package-info"))
                        .toList();
    }

    @ParameterizedTest
    @MethodSource("contracts")
    void aContractIsATaskAndUsesPlainDataOnly(Class<?> contract) {
        assertThat(contract).hasAnnotation(Task.class);
        assertThatCode(() -> Contract.of(contract)).doesNotThrowAnyException();
    }

    @Test
    void noTwoTasksHaveTheSamePlace() {
        Map<String, Class<?>> places = new HashMap<>();
        for (Class<?> contract : contracts()) {
            Task task = contract.getAnnotation(Task.class);
            assertThat(places.put(task.set() + "." + task.number(), contract))
                    .as("another task %d of set %d than %s", task.number(), task.set(), contract)
                    .isNull();
        }
        assertThat(places).isNotEmpty();
    }
}
