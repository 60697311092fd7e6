package sudoku.exercise;

import java.util.Optional;
import sudoku.picture.Picture;

/** What an answer lacks, in words and as a picture; made by {@link Expect}. */
final class Shortfall extends AssertionError {
    private final String expected;
    private final String got;
    private final transient Optional<Picture> picture;
    private final String input;

    Shortfall(String sentence, String expected, String got, Optional<Picture> picture, String input) {
        super(sentence);
        this.expected = expected;
        this.got = got;
        this.picture = picture;
        this.input = input;
    }

    String expected() {
        return expected;
    }

    String got() {
        return got;
    }

    Optional<Picture> picture() {
        return picture;
    }

    String input() {
        return input;
    }
}
