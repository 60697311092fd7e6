package sudoku.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Some cells and what to look at after them; {@code kept.txt} is full of these.
 *
 * @param held variables whose values are looked at after the first cell as well
 * @param seen expressions
 */
public record KeptCase(String title, List<String> cells, List<String> held, List<String> seen) {

    public static List<KeptCase> all() {
        try (InputStream file = KeptCase.class.getResourceAsStream("kept.txt")) {
            return Pattern.compile("(?m)^== ")
                    .splitAsStream(new String(file.readAllBytes(), StandardCharsets.UTF_8))
                    .skip(1)
                    .map(KeptCase::read)
                    .toList();
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private static KeptCase read(String text) {
        String code = text.lines()
                .skip(1)
                .filter(line -> !line.startsWith("??") && !line.startsWith(">>"))
                .reduce("", (all, line) -> all + line + "\n");
        return new KeptCase(
                text.lines().findFirst().orElseThrow(),
                Stream.of(code.split("(?m)^--\n")).map(String::strip).toList(),
                marked(text, "??")
                        .flatMap(names -> Stream.of(names.split(", ")))
                        .toList(),
                marked(text, ">>").toList());
    }

    private static Stream<String> marked(String text, String mark) {
        return text.lines().filter(line -> line.startsWith(mark)).map(line -> line.substring(mark.length())
                .strip());
    }

    public String first() {
        return cells.get(0);
    }

    public List<String> later() {
        return cells.subList(1, cells.size());
    }

    /** What was seen, as all who run these cases print it. */
    public static void tell(int number, String when, String what, String value) {
        System.out.println("@"
                + String.join(
                        "|",
                        Integer.toString(number),
                        when,
                        what,
                        value.strip().replace("\n", "; ").replace('|', '/')));
    }

    @Override
    public String toString() {
        return title;
    }

    /** Everything to look at after the last cell. */
    public List<String> looks() {
        List<String> looks = new ArrayList<>(held);
        looks.addAll(seen);
        return looks;
    }
}
