package sudoku.course.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Lessons;
import sudoku.ipynb.Notebook;

/** The README and the first lesson show the same map, and it is that of the lessons there are. */
class MapTests {
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+) \\| ([^|]+) \\| ([^|]+) \\|");
    private static final Pattern YOU_WRITE = Pattern.compile("(?m)^\\| (\\d+) \\|[^|]+\\|[^|]+\\|([^|]+)\\|$");
    private static final Pattern MINUTES =
            Pattern.compile("(?m)^\\| \\d+ \\| \\[[^]]+]\\(([^)]+)\\) \\|.*\\| (\\d+) \\|$");
    private static final Pattern CODE = Pattern.compile("`(\\w+)`");
    private static final Pattern LINK = Pattern.compile("\\[([^]]+)]\\(([^)]+)\\)");

    private static final String LEDGER = "15-ledger.ipynb";

    /** Number, name and question of each lesson. */
    private static List<String> map(String markdown) {
        String bare = LINK.matcher(markdown).replaceAll("$1").replace("*", "");
        return ROW.matcher(bare)
                .results()
                .map(row -> row.group(1) + " " + row.group(2) + ": " + row.group(3))
                .toList();
    }

    private static String prose(Path lesson) {
        return Notebook.read(lesson).cells().stream()
                .filter(cell -> !SecondEdition.isCode(cell))
                .map(Notebook::source)
                .collect(Collectors.joining("\n"));
    }

    /** What the README says that you write in a lesson, its core asks for, cell by cell. */
    @Test
    void theReadmeNamesWhatIsWrittenInEachEvening() throws IOException {
        Map<Integer, List<String>> named = YOU_WRITE
                .matcher(Files.readString(Path.of("README.md")))
                .results()
                .collect(Collectors.toMap(row -> Integer.valueOf(row.group(1)), row -> CODE.matcher(row.group(2))
                        .results()
                        .map(code -> code.group(1))
                        .toList()));
        for (SecondEdition lesson : SecondEdition.lessons()) {
            if (lesson.hasEvening()
                    && !lesson.name().equals(SecondEdition.sample().name())) {
                List<String> pieces = lesson.core().cells("write").stream()
                        .map(Notebook::source)
                        .toList();
                List<String> names = named.get(Integer.valueOf(lesson.name().substring(0, 2)));
                assertThat(names).as("the README's row of " + lesson).hasSameSizeAs(pieces);
                for (int i = 0; i < names.size(); i++) {
                    assertThat(pieces.get(i)).as("a piece of " + lesson).contains(" " + names.get(i) + "(");
                }
            }
        }
    }

    @Test
    void theMapPromisesTheMinutesThatEachLessonPromises() {
        List<Path> lessons = Lessons.named(List.of(), CourseFolder.here());
        for (MatchResult row : MINUTES.matcher(prose(lessons.get(0))).results().toList()) {
            String lesson = prose(CourseFolder.here().lessons().resolve(row.group(1)));
            assertThat(lesson).as(row.group(1)).contains("About " + row.group(2) + " minutes");
        }
    }

    @Test
    void theReadmeAndTheFirstLessonAskTheSameQuestions() throws IOException {
        Path first = Lessons.named(List.of("0"), CourseFolder.here()).get(0);
        assertThat(map(prose(first))).hasSizeGreaterThan(10).isEqualTo(map(Files.readString(Path.of("README.md"))));
    }

    @Test
    void theMapLeadsToEachLessonByItsName() {
        List<Path> lessons = Lessons.named(List.of(), CourseFolder.here());
        String first = prose(lessons.get(0));
        LINK.matcher(first)
                .results()
                .filter(link -> link.group(2).endsWith(".ipynb"))
                .forEach(link -> assertThat(prose(CourseFolder.here().lessons().resolve(link.group(2))))
                        .as(link.group(2))
                        .containsPattern(
                                "(?mi)^# .*" + Pattern.quote(link.group(1).replace("the ", ""))));
        assertThat(lessons.stream().skip(1).map(lesson -> lesson.getFileName().toString()))
                .filteredOn(name -> !name.equals(LEDGER))
                .allMatch(name -> first.contains("](" + name + ")"));
    }

    /** It is for those who have read the articles, so it is linked where a lesson checks one of their claims. */
    @Test
    void theLedgerIsNoLessonOfTheMapAndLessonsLeadToIt() {
        List<Path> lessons = Lessons.named(List.of(), CourseFolder.here());
        assertThat(map(prose(lessons.get(0)))).noneMatch(row -> row.startsWith("15 "));
        assertThat(lessons.stream().skip(1)).anyMatch(lesson -> prose(lesson).contains("](" + LEDGER + ")"));
    }
}
