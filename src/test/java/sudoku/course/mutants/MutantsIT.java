package sudoku.course.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.exercises.ExerciseSource;
import sudoku.needs.Thorough;

/**
 * Every small mistake that a program can make in a reference answer fails a test, or is named in {@code survivors.txt}
 * with the reason why nobody can see it.
 */
class MutantsIT {
    private static final int ONE_OF = 10;

    @TempDir
    static Path compiled;

    static List<ExerciseSource> sets() {
        return ExerciseSource.all();
    }

    @ParameterizedTest
    @MethodSource("sets")
    void everyMutantFailsATestOrIsNamedWithItsReason(ExerciseSource set)
            throws IOException, ReflectiveOperationException {
        AnswerSource answers = new AnswerSource(set);
        boolean isWhole = Thorough.isTodays(sets().indexOf(set), 2);
        List<Mutant> mutants = answers.mutants().stream()
                .filter(mutant -> isWhole || isOfTheTenth(mutant))
                .toList();
        Set<String> asked = mutants.stream().map(Mutant::toString).collect(Collectors.toSet());
        Set<String> named = new TreeSet<>(Survivors.read().harmless());
        named.removeIf(name -> !name.startsWith(set + " ") || !isWhole && !asked.contains(name));

        Set<String> survivors = new MutantRun(set, answers, Files.createDirectories(compiled.resolve(set.toString())))
                .survivors(mutants);

        assertThat(survivors)
                .as("mutants that fail no test, and those of them that survivors.txt explains")
                .containsExactlyInAnyOrderElementsOf(named);
    }

    /** In the ordinary build, and of the sets whose turn is tomorrow: the same ones, whatever else is added or goes. */
    private static boolean isOfTheTenth(Mutant mutant) {
        return Math.floorMod(mutant.toString().hashCode(), ONE_OF) == 0;
    }

    @Test
    void aSurvivorWithoutAReasonIsFound() {
        assertThatThrownBy(() -> Survivors.of("set 1\n    a  ->  b\nset 2\n")).hasMessageContaining("a  ->  b");
    }
}
