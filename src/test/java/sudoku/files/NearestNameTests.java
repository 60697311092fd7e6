package sudoku.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestNameTests {
    private static final List<String> KNOWN = List.of("get", "with", "width", "isBlank", "toLine", "02-bitmask");

    @ParameterizedTest
    @CsvSource({
        "wiht, with",
        "wit, with",
        "widht, width",
        "isblank, isBlank",
        "isBlnak, isBlank",
        "toLines, toLine",
        "got, get",
        "02-bitmsak, 02-bitmask"
    })
    void oneSlipOrTwoInALongNameAreSeen(String typed, String meant) {
        assertThat(NearestName.of(typed, KNOWN)).hasValue(meant);
    }

    @ParameterizedTest
    @CsvSource({"x", "ge", "with", "goat", "solve", "isempty"})
    void anotherWordIsNoSlip(String typed) {
        assertThat(NearestName.of(typed, List.of("get", "y", "with", "width", "isBlank")))
                .isEmpty();
    }

    @Test
    void ofSeveralTheOneWithFewerSlipsIsMeant() {
        assertThat(NearestName.of("colunm", List.of("column", "columns"))).hasValue("column");
        assertThat(NearestName.of("numbre", List.of("Number", "number"))).hasValue("number");
        assertThat(NearestName.of("row", List.of("raw", "rows", "low"))).hasValue("low");
    }

    @Test
    void theQuestionIsOneSentenceOrNothing() {
        assertThat(NearestName.question("dlz", List.of("dlx"))).isEqualTo(" Did you mean 'dlx'?");
        assertThat(NearestName.question("anything", List.of("dlx"))).isEmpty();
    }
}
