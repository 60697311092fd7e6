package sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a reader of the sources meets: lines that fit, rooms that can be taken in at a glance, a sign at each door. */
class SourcesTests {
    private static final Path MAIN = Path.of("src", "main", "java", "sudoku");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?[\\w.]+\\.(\\w+);$");
    private static final int FILES_AT_A_GLANCE = 22;
    /** For a plus, a bracket, a semicolon, and for a word that was better left with those that follow it. */
    private static final int ROOM_AFTER_A_LITERAL = 15;

    private static List<Path> under(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static int width() throws IOException {
        Matcher written =
                Pattern.compile("max_line_length = (\\d+)").matcher(Files.readString(Path.of(".editorconfig")));
        assertThat(written.find()).isTrue();
        return Integer.parseInt(written.group(1));
    }

    /** A text block may be of another language; the list of tests that a wrong answer fails is read by a program. */
    @Test
    void noLineOfJavaIsLongerThanTheEditorAllows() throws IOException {
        int width = width();
        List<String> longer = new ArrayList<>();
        for (Path file : Stream.concat(
                        under(Path.of("src"), ".java").stream(), under(Path.of("exercises"), ".java").stream())
                .toList()) {
            List<String> lines = Files.readAllLines(file);
            boolean inText = false;
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i);
                boolean isData = inText || line.startsWith("// fails: ");
                if (!isData && line.codePointCount(0, line.length()) > width) {
                    longer.add(file + ":" + (i + 1));
                }
                inText ^= line.split("\"\"\"", -1).length % 2 == 0;
            }
        }
        assertThat(longer).as("lines of more than %d characters", width).isEmpty();
    }

    /** Who adds to a full room takes something out of it first, or says in a review why the room has to grow. */
    @Test
    void noRoomGrowsUnseen() throws IOException {
        Map<String, Integer> most = new TreeMap<>();
        for (String row : Files.readAllLines(Path.of("src/test/resources/sudoku/rooms.csv")).stream()
                .skip(1)
                .toList()) {
            String[] parts = row.split(",");
            most.put(parts[0], Integer.parseInt(parts[1]));
        }
        Map<String, Integer> lines = new TreeMap<>();
        for (Path file : under(MAIN, ".java")) {
            lines.merge(
                    MAIN.relativize(file).getName(0).toString(),
                    Files.readAllLines(file).size(),
                    Integer::sum);
        }
        assertThat(most.keySet()).isEqualTo(lines.keySet());
        assertThat(lines).allSatisfy((room, count) -> assertThat(count).as(room).isLessThanOrEqualTo(most.get(room)));
    }

    /** A German machine would write 4.208 for 4,208, and an Egyptian one look for a class in its own digits. */
    @Test
    void numbersAreWrittenTheSameOnEveryMachine() throws IOException {
        Pattern formats = Pattern.compile("(String\\.format|\\bout\\.printf)\\(\\s*\"|\\.to(Low|Upp)erCase\\(\\)");
        for (Path file : under(MAIN, ".java")) {
            assertThat(formats.matcher(Files.readString(file)).results().map(MatchResult::group))
                    .as(file.toString())
                    .isEmpty();
        }
    }

    /** What is imported and not used is what somebody has forgotten. */
    @Test
    void everyImportIsUsed() throws IOException {
        List<String> unused = new ArrayList<>();
        for (Path file : under(Path.of("src"), ".java")) {
            String text = Files.readString(file);
            String rest = text.replaceAll("(?m)^import .*$", "");
            for (MatchResult each : IMPORT.matcher(text).results().toList()) {
                if (!Pattern.compile("\\b" + each.group(1) + "\\b")
                        .matcher(rest)
                        .find()) {
                    unused.add(file + ": " + each.group());
                }
            }
        }
        assertThat(unused).isEmpty();
    }

    @Test
    void aRoomCanBeTakenInAtAGlance() throws IOException {
        for (Path room : rooms()) {
            assertThat(room.toFile().list((folder, name) -> name.endsWith(".java")))
                    .as("files in %s", room)
                    .hasSizeLessThanOrEqualTo(FILES_AT_A_GLANCE);
        }
    }

    @Test
    void everyRoomSaysWhatItIsFor() throws IOException {
        for (Path room : rooms()) {
            assertThat(room.resolve("package-info.java"))
                    .as("the sign at the door of %s", room)
                    .isRegularFile()
                    .content()
                    .contains("/**");
        }
    }

    /** Folders that hold classes. */
    private static List<Path> rooms() throws IOException {
        List<Path> rooms =
                under(MAIN, ".java").stream().map(Path::getParent).distinct().toList();
        assertThat(rooms).hasSizeGreaterThan(15);
        return rooms;
    }

    /** A literal goes on in the next line where a word did not fit, or after a part of a sentence. */
    @Test
    void noLiteralIsTorn() throws IOException {
        Pattern joint = Pattern.compile("(?m)^(.*[^\\\\]\")(\\s*\\+\\s*)\" ?(\\w[^\"\\s]*)");
        List<String> torn = new ArrayList<>();
        for (Path file : Stream.concat(under(MAIN, ".java").stream(), under(Path.of("exercises"), ".java").stream())
                .toList()) {
            String text = Files.readString(file);
            for (Matcher at = joint.matcher(text); at.find(); ) {
                boolean endsASentence = at.group(1).matches(".*([.:;,] |\\\\n|>)\"");
                boolean fits = at.group(1).length() + at.group(3).length() < width() - ROOM_AFTER_A_LITERAL;
                if (at.group(2).contains("\n") && at.group(3).length() > 1 && fits && !endsASentence) {
                    torn.add(file + ": …" + at.group());
                }
            }
        }
        assertThat(torn).isEmpty();
    }
}
