package sudoku.measure.claims;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * A sentence somebody published, and what becomes of it when it is checked.
 *
 * <p><b>Idea.</b> A claim about an algorithm is not an opinion: it can be run. What comes out is a number, and the
 * verdict follows from the number. Most numbers are the same on every machine: they are recorded with the claim, and a
 * test runs them again. Those that only a clock decides are measured when they are asked for.
 *
 * @param id A for the survey, B for the article on the stack, and a number in the order of the text
 * @param place the section it is in
 * @param words what is claimed, in our own words
 * @param isMeasured whether anything here can decide it
 */
public record Claim(String id, String place, String words, boolean isMeasured, Function<Evidence, Finding> check) {
    private static final String TIMED = "timed";

    /** A record of the resource: name and section, the claim, and what was found or that a clock decides. */
    static Claim of(List<String> lines, Map<String, Function<Evidence, Finding>> timed) {
        String[] head = lines.get(0).split(" ", 2);
        String words = lines.get(1).strip();
        String found = lines.get(2).strip();
        if (found.equals(TIMED)) {
            return new Claim(head[0], head[1], words, true, timed.get(head[0]));
        }
        String[] parts = found.split(": ", 2);
        Verdict verdict = Verdict.valueOf(parts[0].toUpperCase(Locale.ROOT));
        Finding finding = new Finding(verdict, parts[1], "");
        return new Claim(head[0], head[1], words, verdict != Verdict.UNVERIFIABLE, evidence -> finding);
    }
}
