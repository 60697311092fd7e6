package sudoku.solve.racer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every puzzle of the lists that everybody measures with, solved by the racer, the solution held against the rules and
 * counted up to a second one. As with the other published lists: where they are not, there is nothing to check.
 */
class RacerOnListsTests {
    private static final Path LISTS = Path.of(System.getProperty("sudoku.lists", "../shared/data"));
    /** A list that somebody lets grow does not hold up the build. */
    private static final int MOST = 50_000;

    /** How many of each have one solution; the others have more, and none has none. */
    private static final Map<String, Integer> UNIQUE = Map.of(
            "17clue",
            49_151,
            "top1465",
            1_465,
            "hardest",
            5_000,
            "hard375",
            375,
            "top95",
            95,
            "hardest11",
            11,
            "easy50",
            50);

    @TestFactory
    Stream<DynamicTest> everySolutionObeysTheRulesAndIsTheOnlyOne() {
        return UNIQUE.keySet().stream().filter(list -> Files.exists(file(list))).sorted().toList().stream()
                .map(list -> dynamicTest(list, () -> assertThat(RacerProofMain.verify(new Race(), file(list), MOST))
                        .isEqualTo(new RacerProofMain.Verified(UNIQUE.get(list), 0))));
    }

    private static Path file(String list) {
        return LISTS.resolve(list + ".txt");
    }
}
