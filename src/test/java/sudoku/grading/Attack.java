package sudoku.grading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A hostile or broken answer, and the points it must get.
 *
 * @param least points for task 1
 * @param most points for task 1
 * @param witness points for task 2, which is answered honestly unless the attack says otherwise
 */
record Attack(String name, int least, int most, int witness, byte[] notebook) {
    private static final Pattern HEAD = Pattern.compile("(?m)^== (.+): (\\d)(?:\\.\\.(\\d))?(?:, (\\d))?$");

    private static final Pattern MAGICS = Pattern.compile("\\A(?:%.*\n)*+");

    /** Makes an escape's success an error. */
    private static final String UNLESS =
            """
            import java.nio.file.*;
            int[] unless(java.util.concurrent.Callable<?> escape, int[] honest) {
                Object caught;
                try { caught = escape.call(); } catch (Throwable prevented) { return honest; }
                throw new IllegalStateException("It has escaped: " + caught);
            }
            """;

    /** All attacks that are written in the answer itself. */
    static List<Attack> all() throws IOException {
        try (var in = Attack.class.getResourceAsStream("/attacked/attacks.txt")) {
            return in(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private static List<Attack> in(String text) throws IOException {
        List<Attack> attacks = new ArrayList<>();
        Matcher head = HEAD.matcher(text);
        while (head.find()) {
            Matcher next = HEAD.matcher(text);
            int end = next.find(head.end()) ? next.start() : text.length();
            attacks.add(of(head, text.substring(head.end() + 1, end)));
        }
        return attacks;
    }

    private static Attack of(Matcher head, String shortened) throws IOException {
        String body = shortened
                .replace("@TYPES@", "id(Map.of(1, ".repeat(40) + "2" + "))".repeat(40))
                .replace("@NEST@", "(".repeat(20_000) + "1" + ")".repeat(20_000))
                .replace("@SUM@", "a" + "+a".repeat(60_000))
                .replace("@LONG@", "x".repeat(150_000));
        String first = body.replaceAll("(?m)^@SECOND .*$", "");
        Matcher second = Pattern.compile("(?m)^@SECOND (.*)$").matcher(body);
        String doubled = second.find()
                ? "int doubled(int number) { return " + second.group(1) + "; }"
                : AttackedExercise.DOUBLED;
        int least = Integer.parseInt(head.group(2));
        return new Attack(
                head.group(1),
                least,
                head.group(3) == null ? least : Integer.parseInt(head.group(3)),
                head.group(4) == null ? AttackedExercise.WITNESS : Integer.parseInt(head.group(4)),
                AttackedExercise.notebook(
                        first.contains("unless(")
                                ? MAGICS.matcher(first).replaceFirst("$0" + Matcher.quoteReplacement(UNLESS))
                                : first,
                        doubled));
    }
}
