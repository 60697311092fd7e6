package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.judge.Judgment;

/**
 * The tests of a lesson's pieces: each of its {@code rightWays()}, a way, a kind of piece and one written in that way,
 * is called right.
 */
public interface RightWays {
    @ParameterizedTest(name = "{1}: {0}")
    @MethodSource("rightWays")
    default <T> void writtenInAnotherWayItIsRight(String way, Class<T> kind, T mine) {
        Judgment verdict = Judged.verdict(kind, mine);
        assertThat(verdict.kind()).as(verdict.sentence()).isEqualTo(Judgment.Kind.RIGHT);
        assertThat(verdict.sentence()).matches("Your .* (is|are) right\\. From here on.*");
    }
}
