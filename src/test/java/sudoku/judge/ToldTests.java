package sudoku.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ToldTests {
    private static final Told COUNT = Told.wrong(
                    "Your count counts 3 blanks.",
                    List.of(),
                    Optional.empty(),
                    "Until it is right, the library's count is used.")
            .about("count");

    /** And the same letters elsewhere in the sentence are a word. */
    @Test
    void onAPageTheNameOfAMethodIsInTheTypeOfCode() {
        assertThat(COUNT.html())
                .contains("Your <code>count</code> counts 3 blanks.", "the library&#39;s <code>count</code> is used.");
        assertThat(Told.good("Count your blanks.").html()).doesNotContain("<code>");
    }

    @Test
    void onAPageWhatIsInBackticksIsCodeToo() {
        Told told = Told.wrong("Is `a < b` asked, and your count?", List.of(), Optional.empty(), "")
                .about("count");
        assertThat(told.html()).contains("Is <code>a &lt; b</code> asked, and your <code>count</code>?");
        assertThat(told.text()).contains("`a < b`");
    }

    @Test
    void aTerminalShowsTheSentencesAsTheyAre() {
        assertThat(COUNT.text()).contains("Your count counts 3 blanks.", "the library's count is used.");
    }
}
