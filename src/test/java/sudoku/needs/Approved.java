package sudoku.needs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Long answers in a file, which a reviewer reads as a diff.
 *
 * <p>A case begins with {@code === its name}; what is asked and what is answered are parted by {@code --- says}. With
 * {@code -Dapprove} the file is written anew with what is answered now.
 */
public final class Approved {
    private static final Path RESOURCES = Path.of("src/test/resources/sudoku");
    private static final Pattern CASE = Pattern.compile("(?s)(=== [^\n]+\n)(.+?)--- says\n(.*?)(?==== |\\z)");

    private Approved() {}

    /** Asks each case of the file again; what is asked ends with a line break, as does what is answered. */
    public static void cases(String name, UnaryOperator<String> answer) {
        Path file = RESOURCES.resolve(name);
        try {
            String approved = Files.readString(file);
            List<String> now = new ArrayList<>();
            CASE.matcher(approved)
                    .results()
                    .forEach(each -> now.add(each.group(1) + each.group(2) + "--- says\n"
                            + answer.apply(each.group(2)).strip() + "\n"));
            if (System.getProperty("approve") != null) {
                Files.writeString(file, String.join("", now));
            }
            assertThat(String.join("", now)).as("cases of " + file).isNotEmpty().isEqualTo(Files.readString(file));
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
