package sudoku.course.exercises;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.exercise.InShell;
import sudoku.exercise.api.Task;

/** What a statement says is tested, what a test asks is said, and each task begins with its contract. */
class StatementsTests {
    private static final String MAP = "## Every sentence and its test";
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d) \\| (.+) \\| (.+) \\|$");
    private static final Pattern TEST = Pattern.compile("@Points\\(.*?void (\\w+)\\((\\w+) answer", Pattern.DOTALL);
    private static final List<String> CONTRACT =
            List.of("contract", "example", "sizes", "corner cases", "may be used", "lent", "time");

    /** One row of the map: words of a statement, and the tests that ask for what they say. */
    private record Row(int task, String words, Set<String> tests) {}

    /** A set that has its map. */
    static List<ExerciseSource> sets() {
        return ExerciseSource.all().stream().filter(set -> set.read("README.md").contains(MAP)).toList();
    }

    @ParameterizedTest
    @MethodSource("sets")
    void everyTestIsNamedAtASentenceOfItsTaskAndEveryNameIsATest(ExerciseSource set) {
        Map<Integer, Set<String>> named = new HashMap<>();
        rows(set).forEach(row -> named.computeIfAbsent(row.task(), task -> new TreeSet<>()).addAll(row.tests()));
        assertThat(named).isEqualTo(tests(set));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void whatTheMapQuotesStandsInTheStatement(ExerciseSource set) {
        for (Row row : rows(set)) {
            assertThat(bare(set.proseOfTask(row.task()))).contains(bare(row.words()));
        }
    }

    /** What may be used is asked by the right answers. */
    @ParameterizedTest
    @MethodSource("sets")
    void everyLineOfAContractIsInTheMap(ExerciseSource set) {
        for (int task = 1; task <= InShell.tasks(set.topic()).size(); task++) {
            int number = task;
            Map<String, String> contract = contract(set.proseOfTask(task));
            assertThat(contract.keySet()).as("the contract of task %d", task).containsExactlyElementsOf(CONTRACT);
            contract.keySet().removeAll(Set.of("contract", "may be used"));
            contract.forEach((name, line) -> assertThat(rows(set)).as("task %d, %s: %s", number, name, line)
                    .anyMatch(row -> row.task() == number && bare(line).contains(bare(row.words()))));
        }
    }

    private static Map<String, String> contract(String prose) {
        return Pattern.compile("(?m)^\\| ([a-z ]+) \\| (.+) \\|$").matcher(prose).results().collect(Collectors.toMap(
                row -> row.group(1), row -> row.group(2), (one, other) -> one, LinkedHashMap::new));
    }

    private static List<Row> rows(ExerciseSource set) {
        String readme = set.read("README.md");
        List<Row> rows = new ArrayList<>();
        Matcher found = ROW.matcher(readme.substring(readme.indexOf(MAP)));
        while (found.find()) {
            Set<String> tests = Pattern.compile("`(\\w+)`").matcher(found.group(3)).results()
                    .map(test -> test.group(1)).collect(Collectors.toCollection(TreeSet::new));
            assertThat(tests.isEmpty()).as(found.group()).isEqualTo(found.group(3).equals("every call"));
            rows.add(new Row(Integer.parseInt(found.group(1)), found.group(2), tests));
        }
        return rows;
    }

    /** The tests of each task, by its number. */
    private static Map<Integer, Set<String>> tests(ExerciseSource set) {
        Map<String, Integer> numbers = InShell.tasks(set.topic()).stream().collect(Collectors.toMap(
                Class::getSimpleName, task -> task.getAnnotation(Task.class).number()));
        Map<Integer, Set<String>> tests = new HashMap<>();
        for (MatchResult test : TEST.matcher(set.read("VisibleTests.java") + set.read("HiddenTests.java")).results()
                .toList()) {
            tests.computeIfAbsent(numbers.get(test.group(2)), task -> new TreeSet<>()).add(test.group(1));
        }
        return tests;
    }

    /** Without marks of emphasis and line ends. */
    private static String bare(String text) {
        return text.replaceAll("[*`]", "").replaceAll("\\s+", " ").strip();
    }
}
