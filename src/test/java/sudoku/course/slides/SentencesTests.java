package sudoku.course.slides;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a sentence of Markdown ends, and how many words it has. */
class SentencesTests {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Write `x = 1. Then` and go on.",
                "**How does it end? And when?**",
                "It is one (as you know. Or not) sentence.",
                "Donald E. Knuth asked it.",
                "Two of them, e.g. Norvig and Knuth, agree.",
                "It takes 1.5 s in all",
                "The rest follows: All of it."
            })
    void oneSentenceIsNotTorn(String sentence) {
        assertThat(Sentences.of(sentence)).containsExactly(sentence);
    }

    @Test
    void aParagraphComesApartWhereItsSentencesEnd() {
        assertThat(Sentences.of("Which one? *We* can't\nknow. `solve` says \"no.\" (It may.) **Why?** See [2](b.h)."))
                .containsExactly(
                        "Which one?",
                        "*We* can't know.",
                        "`solve` says \"no.\"",
                        "(It may.)",
                        "**Why?**",
                        "See [2](b.h).");
    }

    @ParameterizedTest
    @CsvSource({"'1. A *b* — c', 3", "'See [two words](a/long/address.html) · 9', 4", "`a b`, 2", "'', 0"})
    void wordsAreThoseThatARoomReads(String markdown, int words) {
        assertThat(Sentences.words(markdown)).isEqualTo(words);
    }

    @Test
    void aQuestionMayEndWithinEmphasis() {
        assertThat(Sentences.asks("**Which one?**")).isTrue();
        assertThat(Sentences.asks("It is.")).isFalse();
    }
}
