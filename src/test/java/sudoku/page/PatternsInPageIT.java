package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.page.compile.JavaCompiler;

/** A regular expression in the page matches what it matches in Java, or it is refused. */
@Needs(Need.CHROMIUM)
@Timeout(600)
class PatternsInPageIT {
    private static final int PATTERNS = 4_000;
    private static final int A_TIME = 500;
    private static final String PROGRAM =
            """
            import java.util.*;
            class %s {
                static String tried(String p, String t, String with) {
                    StringBuilder s = new StringBuilder();
                    try {
                        s.append(t.matches(p)).append(Arrays.toString(t.split(p)));
                        s.append(Arrays.toString(t.split(p, 2))).append(Arrays.toString(t.split(p, -1)));
                        s.append(t.replaceAll(p, with)).append(t.replaceFirst(p, with));
                    } catch (UnsupportedOperationException refused) {
                        return "refused";
                    } catch (RuntimeException | StackOverflowError thrown) {
                        return s + "threw";
                    }
                    return s.toString();
                }
                static String plain(String s) {
                    StringBuilder plain = new StringBuilder();
                    for (char each : s.toCharArray()) {
                        plain.append(each >= ' ' && each <= '~' ? "" + each : "<" + (int) each + ">");
                    }
                    return plain.toString();
                }
                static void main() {
                    String[] patterns = {%s};
                    String[] texts = {%s};
                    String[] with = {%s};
                    for (int i = 0; i < patterns.length; i++) {
                        for (int j = 0; j < 6; j++) {
                            System.out.println(plain(tried(patterns[i], texts[(7 * i + j) %% texts.length], with[i])));
                        }
                    }
                }
            }
            """;

    @TempDir
    private Path scratch;

    @Test
    void aPatternMatchesWhatItMatchesInJavaOrIsRefused() throws Exception {
        long seed = System.currentTimeMillis() / 86_400_000;
        System.out.println("Patterns from the seed " + seed);
        JavaCompiler compiler = PageCompilers.here();
        List<String> different = new ArrayList<>();
        int refused = 0;
        try (PageInBrowser page = PageInBrowser.open(scratch)) {
            for (int from = 0; from < PATTERNS; from += A_TIME) {
                Random random = new Random(seed * PATTERNS + from);
                RandomPattern drawn = new RandomPattern(random);
                List<String> patterns = IntStream.range(0, A_TIME)
                        .mapToObj(i -> drawn.pattern())
                        .toList();
                List<String> texts =
                        IntStream.range(0, 997).mapToObj(i -> drawn.text()).toList();
                List<String> with = IntStream.range(0, A_TIME)
                        .mapToObj(i -> drawn.replacement())
                        .toList();
                String name = "T" + from;
                String program = PROGRAM.formatted(name, array(patterns), array(texts), array(with));
                Path classes = scratch.resolve(name);
                assertThat(classes.toFile().mkdirs()).isTrue();
                List<String> here = HereAndThere.onTheMachine(Map.of(name, program), classes)
                        .get(name)
                        .lines()
                        .toList();
                List<String> there = page.run(List.of(compiler.compile(program).script()))
                        .get(0)
                        .lines()
                        .toList();
                assertThat(there).hasSameSizeAs(here);
                for (int i = 0; i < here.size(); i++) {
                    if (there.get(i).equals("refused")) {
                        refused++;
                    } else if (!there.get(i).equals(here.get(i))) {
                        different.add(patterns.get(i / 6) + " on " + texts.get((7 * (i / 6) + i % 6) % texts.size())
                                + " with " + with.get(i / 6) + " gives here " + here.get(i) + " and in the page "
                                + there.get(i));
                    }
                }
            }
        }
        System.out.println("Refused: " + refused + " of " + 6 * PATTERNS + ", different: " + different.size());
        assertThat(different.stream().limit(40))
                .as("patterns from the seed " + seed)
                .isEmpty();
        assertThat(refused).isLessThan(6 * PATTERNS / 2);
    }

    private static String array(List<String> texts) {
        return texts.stream().map(PatternsInPageIT::literal).collect(Collectors.joining(", "));
    }

    private static String literal(String text) {
        return text.chars()
                .mapToObj(each -> switch (each) {
                    case '\\' -> "\\\\";
                    case '\n' -> "\\n";
                    case '\r' -> "\\r";
                    default -> each > '~' ? String.format("\\u%04x", each) : String.valueOf((char) each);
                })
                .collect(Collectors.joining("", "\"", "\""));
    }
}
