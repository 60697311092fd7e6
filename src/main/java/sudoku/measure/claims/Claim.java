package sudoku.measure.claims;

import java.util.function.Function;

/**
 * A sentence somebody published, and the program that checks it.
 *
 * <p><b>Idea.</b> A claim about an algorithm is not an opinion: it can be run. What comes out is a
 * number, and the verdict follows from the number, not from whoever wrote the check.
 *
 * @param id A for the survey, B for the article on the stack, and a number in the order of the text
 * @param place the section it stands in
 * @param words what is claimed, in our own words
 */
public record Claim(String id, String place, String words, boolean isMeasured, Function<Evidence, Finding> check) {

    /** A claim with a check. */
    static Claim measured(String id, String place, String words, Function<Evidence, Finding> check) {
        return new Claim(id, place, words, true, check);
    }

    /** A claim nothing here can decide, and why. */
    static Claim unverifiable(String id, String place, String words, String reason) {
        return new Claim(id, place, words, false, evidence -> new Finding(Verdict.UNVERIFIABLE, reason, ""));
    }

    public Article article() {
        return id.startsWith(Article.SURVEY.letter) ? Article.SURVEY : Article.STACK;
    }
}
