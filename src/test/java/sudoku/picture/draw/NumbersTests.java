package sudoku.picture.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTests {
    private final Locale home = Locale.getDefault();

    @AfterEach
    void goHome() {
        Locale.setDefault(home);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            69175316   | 69,175,316
            0          | 0
            0.00213579 | 0.00214
            3.14159    | 3.14
            1.0023     | 1.00
            0.9996     | 1.00
            1          | 1
            1234.56    | 1,235
            5706.5     | 5,706.5
            -0.5       | -0.5
            NaN        | NaN
            """)
    void wholeNumbersAndHalvesKeepEveryDigitAndOthersThree(double number, String text) {
        assertThat(Numbers.text(number)).isEqualTo(text);
    }

    @Test
    void theyLookTheSameInEveryCountry() {
        Locale.setDefault(Locale.GERMANY);
        assertThat(Numbers.text(4208)).isEqualTo("4,208");
        assertThat(Numbers.text(0.5)).isEqualTo("0.5");
    }
}
