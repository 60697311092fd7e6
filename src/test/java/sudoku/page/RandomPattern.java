package sudoku.page;

import java.util.Random;

/** A small regular expression, and a text that it may match: drawn from few characters, so that it often does. */
final class RandomPattern {
    private static final String[] ATOMS = {
        "a", "b", "1", " ", ",", "ab", "12", ".", "\\d", "\\w", "\\s", "\\D", "\\W", "\\S", "\\.", "\\n", "[ab]",
        "[^a]", "[a-c1]", "\u00e9", "[^\\d]", "[\\s,]", "[\\S1]", "[^a\\W]", "[.]", "[a\\-b]", "[+*]", "\\(", "[-1]"
    };
    private static final String[] SELDOM = {"\\b", "\\B", "(?i)a", "[a-c&&b]", "\\p{L}", "a++", "(?<=a)", "\\Qa\\E"};
    private static final String[] TIMES = {"?", "*", "+", "{2}", "{1,2}", "{2,}", "{0,1}", "??", "*?", "+?", "{1,2}?"};
    private static final String[] REPLACEMENTS = {"<$0>", "", "-", "\\$", "$0$0", "<$1>", "$1\\1", "a\\\\b"};
    private static final String LETTERS = "aabb112, .(\n-+";
    private static final String RARE_LETTERS = "\r\u00e9\u00a0\u0085\ud83d\ude00";

    private final Random random;

    RandomPattern(Random random) {
        this.random = random;
    }

    private String one(String[] of) {
        return of[random.nextInt(of.length)];
    }

    String pattern() {
        String all = alternatives(3);
        all = random.nextInt(12) == 0 ? "^" + all : all;
        return random.nextInt(12) == 0 ? all + "$" : all;
    }

    private String alternatives(int depth) {
        String text = sequence(depth);
        while (random.nextInt(5) == 0) {
            text += "|" + (random.nextInt(12) == 0 ? "" : sequence(depth));
        }
        return text;
    }

    private String sequence(int depth) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(3); i >= 0; i--) {
            boolean isGroup = depth > 0 && random.nextInt(3) == 0;
            text.append(isGroup ? group(depth - 1) : random.nextInt(60) == 0 ? one(SELDOM) : one(ATOMS));
            if (random.nextInt(3) == 0 && !text.toString().endsWith("++")) {
                text.append(one(TIMES));
            }
        }
        return text.toString();
    }

    private String group(int depth) {
        String begin =
                random.nextInt(10) == 0 ? one(new String[] {"(?=", "(?!"}) : one(new String[] {"(", "(?:", "(?:"});
        return begin + alternatives(depth) + ")";
    }

    String text() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(9); i > 0; i--) {
            String from = random.nextInt(30) == 0 ? RARE_LETTERS : LETTERS;
            text.append(from.charAt(random.nextInt(from.length())));
        }
        return text.toString();
    }

    String replacement() {
        return one(REPLACEMENTS);
    }
}
