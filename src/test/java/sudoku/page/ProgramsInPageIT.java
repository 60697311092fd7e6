package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.page.compile.Compiled;
import sudoku.page.compile.JavaCompiler;
import sudoku.puzzles.NamedPuzzles;

/** Java in the page is Java: what a program prints and throws there is what it prints and throws here. */
@Needs(Need.CHROMIUM)
@Timeout(1800)
class ProgramsInPageIT {
    private static final int A_TIME = 250;
    private static final Pattern LONG_DOUBLE = Pattern.compile("-?\\d\\.\\d{14,}(E-?\\d+)?|(\\d+-?E)?\\d{14,}\\.\\d-?");

    @TempDir
    private static Path scratch;

    private static PageInBrowser page;
    private static JavaCompiler compiler;

    @BeforeAll
    static void openPage() throws Exception {
        compiler = PageCompilers.here();
        page = PageInBrowser.open(scratch);
    }

    @AfterAll
    static void close() {
        if (page != null) {
            page.close();
        }
    }

    @Test
    void aThousandProgramsFromASeedDoTheSameInThePage() throws Exception {
        compare(seedOfToday(), 1_000);
    }

    @Test
    @Tag("thorough")
    void tenThousandProgramsDoTheSameInThePage() throws Exception {
        compare(1, 10_000);
    }

    /** Another one each day; it is printed, so that a difference can be found again. */
    private static long seedOfToday() {
        long seed = System.currentTimeMillis() / 86_400_000 * 1_000_000;
        System.out.println("Programs from the seed " + seed);
        return seed;
    }

    private static void compare(long seed, int count) throws Exception {
        List<String> different = new ArrayList<>();
        for (int from = 0; from < count; from += A_TIME) {
            Map<String, String> programs = new TreeMap<>();
            for (int i = from; i < from + A_TIME; i++) {
                programs.put("P" + i, RandomProgram.of(seed + i, "P" + i));
            }
            different.addAll(differences(programs, scratch.resolve("classes" + seed + "-" + from)));
        }
        assertThat(different).as("programs from the seed " + seed).isEmpty();
    }

    private static List<String> differences(Map<String, String> programs, Path classes) throws Exception {
        assertThat(classes.toFile().mkdirs()).isTrue();
        Map<String, String> expected = HereAndThere.onTheMachine(programs, classes);
        List<String> scripts =
                programs.values().stream().map(ProgramsInPageIT::script).toList();
        List<String> printed = page.run(scripts);
        List<String> different = new ArrayList<>();
        int i = 0;
        for (Map.Entry<String, String> each : expected.entrySet()) {
            String there = printed.get(i++);
            if (!comparable(there).equals(comparable(each.getValue()))) {
                different.add(each.getKey() + " prints here\n" + each.getValue() + "and in the page\n" + there
                        + programs.get(each.getKey()));
            }
        }
        return different;
    }

    /** Before Java 19 some long doubles were printed with a digit too many; the page prints them as Java does now. */
    private static String comparable(String printed) {
        return Runtime.version().feature() < 19 ? LONG_DOUBLE.matcher(printed).replaceAll("#") : printed;
    }

    private static String script(String program) {
        Compiled compiled = compiler.compile(program);
        assertThat(compiled.script()).as(compiled.complaints() + "\n" + program).isNotEmpty();
        return compiled.script();
    }

    /** What a generator seldom hits: each sample is a program whose lines say what it is about. */
    @Test
    void theSamplesDoTheSameInThePage() throws Exception {
        assertThat(differences(Samples.all(), scratch.resolve("samples"))).isEmpty();
    }

    @ParameterizedTest(name = "{1} places {2} nodes on {0} in the page")
    @CsvFileSource(resources = "/sudoku/counts.csv", numLinesToSkip = 1)
    void theLibraryCountsTheSameNodesInThePage(String puzzle, String solver, long nodes) {
        if (List.of("naive", "bitmask", "stack", "mrv", "propagation", "dlx").contains(solver)) {
            assertThat(page.nodes(solver, NamedPuzzles.get(puzzle).grid().toLine()))
                    .isEqualTo(nodes);
        }
    }
}
