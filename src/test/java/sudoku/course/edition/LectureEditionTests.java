package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.lesson.Draft;
import sudoku.course.slides.NotesPage;
import sudoku.ipynb.Notebook;

/** What a lecturer gets of each lesson, and what stays out of it. */
class LectureEditionTests {
    private static final Pattern COMPARED = Pattern.compile("Predict\\.compare(?:Exactly)?\\((\"[^\"]*\")");
    private static final Pattern ROW = Pattern.compile("^\\| .+ \\| (\\d+) \\|$", Pattern.MULTILINE);
    private static final Map<Path, Notebook> EDITIONS = new HashMap<>();

    static List<Path> lessons() {
        return CourseFolder.notebooksUnder(CourseFolder.here().lessons());
    }

    /** Made once for all tests: each asks JShell about every cell. */
    private static Notebook edition(Path lesson) {
        return EDITIONS.computeIfAbsent(lesson, LectureEditionTests::made);
    }

    private static Notebook made(Path lesson) {
        return LectureEdition.of(Lessons.nameOf(lesson), Notebook.read(lesson));
    }

    private static List<ObjectNode> live(Notebook notebook) {
        return notebook.cells().stream().filter(LectureEdition::isLive).toList();
    }

    /** Its stub says what is to be written. */
    private static boolean isWritten(ObjectNode cell) {
        return Notebook.hasTag(cell, "write");
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyEmptiedCellSaysWhatToTypeAndHowToCatchUp(Path lesson) {
        List<ObjectNode> emptied = live(edition(lesson));
        assertThat(emptied).isNotEmpty();
        for (int i = 0; i < emptied.size(); i++) {
            String text = Notebook.source(emptied.get(i));
            if (isWritten(emptied.get(i))) {
                assertThat(text)
                        .contains("\n\n// Lesson.catchUp(\"" + Lessons.nameOf(lesson) + "\", " + (i + 1) + ");");
                continue;
            }
            assertThat(text)
                    .as("live cell %d of %s", i + 1, lesson)
                    .startsWith("// ")
                    .doesNotStartWith("//  ")
                    .endsWith("// Lesson.catchUp(\"" + Lessons.nameOf(lesson) + "\", " + (i + 1) + ");");
            assertThat(text.lines().filter(line -> !line.isBlank())).allMatch(line -> line.startsWith("//"));
        }
    }

    /** If you type another name, you would find out half an hour later, in a cell that is given. */
    @ParameterizedTest
    @MethodSource("lessons")
    void everyPredictionThatAGivenCellComparesIsNamedWhereItIsMade(Path lesson) {
        StringBuilder before = new StringBuilder();
        for (ObjectNode cell : edition(lesson).cells()) {
            String text = Notebook.source(cell);
            for (Matcher compared = COMPARED.matcher(LectureEdition.isLive(cell) ? "" : text); compared.find(); ) {
                assertThat(before + text).as(lesson.toString()).contains("Predict.that(" + compared.group(1));
            }
            before.append(text);
        }
    }

    @Test
    void anEmptiedCellNamesTheVariablesThatLaterCellsRelyOn() {
        Notebook lesson = new Draft()
                .code("%jars ../target/sudoku.jar")
                .code("int kept = 1;\nint alone = 2;\nList<Integer> both = List.of(kept, alone);", "live")
                .code("System.out.println(both.size() + kept);")
                .lesson()
                .notebook();
        assertThat(live(LectureEdition.of("draft", lesson)))
                .map(Notebook::source)
                .singleElement()
                .asString()
                .contains("//     int kept\n", "//     List<Integer> both\n")
                .doesNotContain("int alone");
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyGoalInTheNotesBelongsToALiveCell(Path lesson) {
        int goals = 0;
        for (ObjectNode cell : Notebook.read(lesson).cells()) {
            goals += Notebook.isNotes(cell) ? Notebook.source(cell).split("(?m)^\\*\\*Type:\\*\\*", -1).length - 1 : 0;
        }
        assertThat(goals)
                .as("goals in the notes of %s", lesson)
                .isEqualTo(live(Notebook.read(lesson)).size());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void nothingThatIsToBeTypedStandsInIt(Path lesson) {
        String edition = new String(NormalForm.of(edition(lesson)), StandardCharsets.UTF_8);
        for (ObjectNode cell : live(Notebook.read(lesson)).stream()
                .filter(each -> !isWritten(each))
                .toList()) {
            for (JsonNode line : cell.get("source")) {
                boolean declares = line.asText().stripTrailing().endsWith("{");
                if (!declares && line.asText().strip().length() > 25) {
                    assertThat(edition)
                            .as(lesson.toString())
                            .doesNotContain(line.asText().strip().replace("\"", "\\\""));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void filledInFromTheLessonItIsTheLesson(Path lesson) {
        Notebook source = Notebook.read(lesson);
        Notebook edition = edition(lesson);
        List<String> expected = LessonEdition.LECTURER.of(source, "test").cells().stream()
                .filter(cell -> !Notebook.isNotes(cell))
                .map(Notebook::source)
                .toList();
        List<String> filled = new ArrayList<>();
        List<ObjectNode> typed = live(source);
        int next = 0;
        for (ObjectNode cell : edition.cells()) {
            if (isWritten(cell)) {
                filled.add(Notebook.source(cell).replaceFirst("\\n\\n// Lesson\\.catchUp\\(.*$", ""));
                next++;
            } else if (LectureEdition.isLive(cell)) {
                filled.add(Notebook.source(typed.get(next++)));
            } else if (!cell.path("id").asText().equals("for-the-room")) {
                filled.add(Notebook.source(cell));
            }
        }
        assertThat(filled).containsExactlyElementsOf(expected);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theNotesPlanALectureOfAboutThreeQuartersOfAnHour(Path lesson) {
        int minutes = new LessonPlan(Notebook.read(lesson)).total();
        boolean isShort = Set.of("00-start-here", "15-ledger").contains(Lessons.nameOf(lesson));
        int usual = Evenings.of(Notebook.read(lesson)).size() > 1 ? 60 : 50;
        assertThat(minutes).as("minutes in the notes of %s", lesson).isBetween(isShort ? 10 : 40, isShort ? 20 : usual);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theNotesBeginWithThePlanOfTheSections(Path lesson) {
        String plan =
                Notebook.source(NotesPage.notesOf(Notebook.read(lesson)).cells().get(0));
        assertThat(plan)
                .contains("**" + new LessonPlan(Notebook.read(lesson)).total() + " minutes**")
                .doesNotContain("To begin with")
                .doesNotContain("Key points");
        int planned = 0;
        for (Matcher row = ROW.matcher(plan); row.find(); ) {
            planned += Integer.parseInt(row.group(1));
        }
        assertThat(planned).isEqualTo(new LessonPlan(Notebook.read(lesson)).total());
    }

    @Test
    void thePlanIsOfOnePeriodAndTheNotesSayWhereItEnds() {
        Notebook lesson = new Draft()
                .prose("# 3 · A stack")
                .prose("## One")
                .notes("**40 min** Say it.")
                .code("int a = 1;", "live")
                .prose("That was it.", "evening")
                .prose("## Two")
                .notes("**9 min** More.")
                .code("int b = 1;", "live")
                .lesson()
                .notebook();
        assertThat(new LessonPlan(lesson).total()).isEqualTo(40);
        List<String> notes =
                NotesPage.notesOf(lesson).cells().stream().map(Notebook::source).toList();
        assertThat(notes.get(0))
                .startsWith("# 3 · A stack\n\n**40 minutes**")
                .contains("| One | 40 |")
                .doesNotContain("Two");
        assertThat(notes)
                .anyMatch(note -> note.startsWith("## The period ends here") && note.contains("| Two | 9 |"))
                .containsSubsequence(
                        "*To type: cell 1*\n\n**40 min** Say it.",
                        "## Two · 9 min",
                        "*To type: cell 2*\n\n**9 min** More.");
        assertThat(LectureEdition.of("draft", lesson).cells())
                .map(Notebook::source)
                .contains("That was it.", "## Two")
                .anyMatch(cell -> cell.endsWith("// Lesson.catchUp(\"draft\", 2);"));
    }

    /** Also folded they could be unfolded in front of the room. */
    @ParameterizedTest
    @MethodSource("lessons")
    void theRoomSeesNoNotes(Path lesson) {
        assertThat(edition(lesson).cells()).noneMatch(Notebook::isNotes).noneMatch(cell -> Notebook.source(cell)
                .contains("**Ask:**"));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theNotesHaveEverySectionAndEveryNoteInTheirOrder(Path lesson) {
        String all = NotesPage.notesOf(Notebook.read(lesson)).cells().stream()
                .map(Notebook::source)
                .collect(Collectors.joining("\n"));
        int at = 0;
        for (ObjectNode cell : Notebook.read(lesson).cells()) {
            if (Notebook.isNotes(cell)) {
                at = all.indexOf(SpeakerNotes.unfolded(Notebook.source(cell)), at);
                assertThat(at).as(Notebook.source(cell)).isNotNegative();
            }
        }
        assertThat(all).contains("\n## ").doesNotContain("<details>");
    }

    @Test
    void aNoteSaysWhichCellsItIsAbout() {
        Path lesson = CourseFolder.here().lessons().resolve("01-backtracking.ipynb");
        assertThat(NotesPage.notesOf(Notebook.read(lesson)).cells())
                .map(Notebook::source)
                .anyMatch(note -> note.startsWith("*To type: cells 1 to 2*\n\n**6 min**"))
                .anyMatch(note -> note.startsWith("## 1. What may go here? · 6 min"));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void itIsTheSameBytesEachTime(Path lesson) {
        assertThat(NormalForm.of(edition(lesson))).isEqualTo(NormalForm.of(made(lesson)));
    }
}
