package sudoku.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class DigitsTests {

    @Test
    void everySetOfNineDigitsAnswersLikeATreeSet() {
        for (int set = 0; set <= Digits.all(9); set += 2) {
            TreeSet<Integer> model = new TreeSet<>();
            for (int digit = 1; digit <= 9; digit++) {
                if ((set >> digit) % 2 == 1) {
                    model.add(digit);
                }
            }
            assertThat(Digits.toArray(set))
                    .containsExactly(model.stream().mapToInt(d -> d).toArray());
            assertThat(Digits.count(set)).isEqualTo(model.size());
            for (int digit = 1; digit <= 9; digit++) {
                assertThat(Digits.contains(set, digit))
                        .as("%s, %d", model, digit)
                        .isEqualTo(model.contains(digit));
                assertThat(Digits.contains(Digits.add(set, digit), digit)).isTrue();
                assertThat(Digits.contains(Digits.remove(set, digit), digit)).isFalse();
                assertThat(Digits.remove(Digits.add(set, digit), digit)).isEqualTo(Digits.remove(set, digit));
            }
        }
    }

    @Test
    void allHoldsEveryDigitUpToTheSizeAndNoOther() {
        for (int size : new int[] {4, 9, 16, 25}) {
            assertThat(Digits.count(Digits.all(size))).isEqualTo(size);
            assertThat(Digits.first(Digits.all(size))).isEqualTo(1);
            assertThat(Digits.contains(Digits.all(size), size)).isTrue();
        }
    }

    @Test
    void readsAsAPersonWritesASet() {
        assertThat(Digits.toString(Digits.of(9, 1, 5))).isEqualTo("{1, 5, 9}");
        assertThat(Digits.toString(Digits.NONE)).isEqualTo("{}");
    }
}
