package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.needs.Thorough;
import sudoku.puzzles.NamedPuzzles;

/** Java in the page is Java: what a program prints and throws there is what it prints and throws here. */
@Needs(Need.CHROMIUM)
@Timeout(1800)
class ProgramsInPageIT extends PageBesideJdk {
    private static final int A_TIME = 250;

    @Test
    void programsFromASeedDoTheSameInThePage() throws Exception {
        compare(seedOfToday(), Thorough.isOn() ? 1_000 : 200);
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
            if (!there.equals(each.getValue())) {
                different.add(each.getKey() + " prints here\n" + each.getValue() + "and in the page\n" + there
                        + programs.get(each.getKey()));
            }
        }
        return different;
    }

    /** What a generator seldom hits: each sample is a program whose lines say what it is about. */
    @Test
    void theSamplesDoTheSameInThePage() throws Exception {
        assertThat(differences(Samples.all(), scratch.resolve("samples"))).isEmpty();
    }

    /** What Java 25 prints. Halves between two ways to write a number, the smallest numbers, where an E begins. */
    @Test
    void aDoubleHasTheDigitsThatJavaGivesIt() {
        String numbers =
                """
                3463.5064086914062 -1.3739535620507812E8 4.9E-324 1.646470812037E-311 5.562685E-318 2.0E23 1.0E23
                2.2250738585072014E-308 1.7976931348623157E308 1.8446744073709552E19 9.007199254740992E15 0.001
                9.99E-4 1.0E7 9999999.0 100.0 10.5 0.3333333333333333 0.1 0.25 -0.0 1.2E-9 123456.789 20.0 1.0
                """;
        List<String> expected = List.of(numbers.trim().split("\\s+"));
        String all = String.join(", ", expected);
        String program = "class Reals { static void main() { for (double real : new double[] {" + all + "}) {"
                + "System.out.println(real + \"\"); System.out.println(new StringBuilder().append(real)); } } }";
        List<String> printed = page.run(List.of(script(program)));
        assertThat(printed.get(0).lines())
                .containsExactlyElementsOf(expected.stream()
                        .flatMap(number -> Stream.of(number, number))
                        .toList());
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
