package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.files.CourseProblem;

class PartTests {
    private static List<Submission> students(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Submission("Ötzi " + i * i + "_" + i, List.of(), false, List.of()))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 16, 500})
    void everybodyIsInExactlyOnePart(int of) {
        List<Submission> all = students(300);
        List<Submission> found = new ArrayList<>();
        for (int number = 1; number <= of; number++) {
            found.addAll(Part.parse(number + "/" + of).of(all));
        }
        assertThat(found).containsExactlyInAnyOrderElementsOf(all);
    }

    @Test
    void whoComesLateMovesNobodyElse() {
        Part part = Part.parse("2/5");
        assertThat(part.of(students(60))).containsAll(part.of(students(50))).hasSizeLessThan(30);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3", "0/3", "4/3", "-1/3", "1/0", "a/b", "1/3/5", "99999999999/99999999999", " 1/3"})
    void whatIsNoPartIsSaidToBeNone(String text) {
        assertThatThrownBy(() -> Part.parse(text))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining("is not a part");
    }
}
