package sudoku.course;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The commands that the README and the guides hand out, as they are written there, without the comments after them. */
final class ReadmeCommands {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```\\n(.*?)^```");
    /** Of a language: what is typed into a cell. */
    private static final Pattern CODE = Pattern.compile("(?ms)^```\\w+\\n.*?^```\\n");

    private static final Pattern INLINE = Pattern.compile("`((?:java -jar|mvn|sudo) [^`]+)`");
    private static final Pattern COMMENT = Pattern.compile("\\s+#.*");

    private ReadmeCommands() {}

    static List<String> all() throws IOException {
        StringBuilder text = new StringBuilder(Files.readString(Path.of("README.md")));
        try (Stream<Path> guides = Files.list(Path.of("src", "guides"))) {
            for (Path guide : guides.sorted().toList()) {
                text.append("\n").append(Files.readString(guide));
            }
        }
        String readme = CODE.matcher(text).replaceAll("");
        List<String> blocks =
                BLOCK.matcher(readme).results().map(block -> block.group(1)).toList();
        String prose = BLOCK.matcher(readme).replaceAll("");
        return Stream.concat(
                        blocks.stream().flatMap(String::lines),
                        INLINE.matcher(prose).results().map((MatchResult inline) -> inline.group(1)))
                .map(line -> COMMENT.matcher(line).replaceFirst("").strip())
                .filter(line -> !line.isEmpty())
                .distinct()
                .toList();
    }
}
