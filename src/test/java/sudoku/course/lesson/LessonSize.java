package sudoku.course.lesson;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudoku.course.edition.CourseFolder;
import sudoku.ipynb.Notebook;

/**
 * How large a lesson is, and where it is too large for its time.
 *
 * <p>Lines are lines with something on them, without the marks of answers and the lines of stubs: what a reader of the
 * solved lesson sees. Typed is what stands between the marks of a {@code write} cell, and all of another {@code live}
 * one; indents come by themselves and are not counted. A lesson that says where its evening ends is measured in two
 * parts, and what is folded there is not read.
 */
final class LessonSize {
    private static final int MOST_LINES = 16;
    private static final int MOST_PROGRAM_LINES = 40;
    private static final int MOST_COLUMNS = 118;
    private static final int MOST_NEW_TYPES = 5;
    private static final Set<String> OF_LESSON_0 = Set.of("Show", "Predict", "Piece", "Grid", "Chart");
    private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w*");
    private static final Pattern NO_CODE =
            Pattern.compile("\"(?:\\\\.|[^\"\\\\\n])*\"|//[^\n]*|(?s:/\\*.*?\\*/)|import [^;]*;");

    private final SecondEdition lesson;
    private final LessonTarget target;
    private final List<ObjectNode> code;
    private final List<String> faults = new ArrayList<>();

    private LessonSize(SecondEdition lesson, LessonTarget target) {
        this.lesson = lesson;
        this.target = target;
        this.code = lesson.notebook().cells().stream()
                .filter(LessonSize::counts)
                .filter(cell -> target.countsFolded() || !SecondEdition.is(cell, "hide-input"))
                .toList();
    }

    /** What is too large or too small, each in a sentence; {@code earlier} is all code of the lessons before. */
    static List<String> faults(SecondEdition lesson, List<String> earlier) {
        boolean isFirst = lesson.name().startsWith("00");
        LessonTarget usual = lesson.hasEvening() ? LessonTarget.EVENING : LessonTarget.HOUR;
        List<String> faults = of(lesson.core(), isFirst ? LessonTarget.QUARTER : usual);
        if (lesson.hasEvening()) {
            faults.addAll(of(lesson.rest(), LessonTarget.SECOND_EVENING));
            LessonSize both = new LessonSize(lesson, LessonTarget.BOTH_EVENINGS);
            both.measures();
            faults.addAll(both.faults);
        }
        LessonSize read = new LessonSize(lesson, usual);
        read.types(earlier);
        faults.addAll(read.faults);
        LessonSize whole = new LessonSize(lesson, LessonTarget.HOUR);
        whole.columnsAndGuesses();
        faults.addAll(whole.faults);
        return faults;
    }

    private static List<String> of(SecondEdition part, LessonTarget target) {
        LessonSize size = new LessonSize(part, target);
        size.cells();
        size.pieces();
        size.measures();
        return size.faults;
    }

    private void measures() {
        LessonMeasures.of(lesson, code)
                .forEach((measure, number) -> target.fault(measure, number).ifPresent(fault -> expect(false, fault)));
    }

    /** Whether a cell is one of those that a reader works through. */
    private static boolean counts(ObjectNode cell) {
        String source = Notebook.source(cell);
        boolean imports = LessonMeasures.lines(source).stream()
                .allMatch(line -> line.startsWith("import ") || line.startsWith("//"));
        return SecondEdition.isCode(cell) && !SecondEdition.isForTheBuild(cell) && !source.startsWith("%") && !imports;
    }

    private void expect(boolean fine, String fault) {
        if (!fine) {
            faults.add(lesson.name() + ": " + fault + ".");
        }
    }

    private void cells() {
        for (ObjectNode cell : code) {
            int most = SecondEdition.is(cell, "program") ? MOST_PROGRAM_LINES : MOST_LINES;
            int length = LessonMeasures.lines(Notebook.source(cell)).size();
            expect(
                    length <= most,
                    "a cell of " + length + " lines, at most " + most + ", begins "
                            + Notebook.source(cell).lines().findFirst().orElse(""));
        }
    }

    private void columnsAndGuesses() {
        code.stream()
                .map(Notebook::source)
                .flatMap(String::lines)
                .filter(line -> line.length() > MOST_COLUMNS
                        && !LessonMeasures.lines(line).isEmpty())
                .forEach(line -> expect(
                        false,
                        "a line of " + line.length() + " characters, a slide cuts off what is" + " beyond "
                                + MOST_COLUMNS + ": " + line));
        List<String> guesses = LessonMeasures.guesses(code);
        expect(
                guesses.stream().allMatch("\"?\""::equals),
                "a prediction arrives filled in, it should arrive as \"?\": " + guesses);
    }

    private void pieces() {
        for (ObjectNode piece : lesson.cells("write")) {
            int length = LessonMeasures.answer(Notebook.source(piece)).size();
            expect(
                    length >= 2 && length <= target.mostInAPiece(),
                    "a piece of " + length + " lines, wanted are 2 to "
                            + target.mostInAPiece() + ", begins "
                            + LessonMeasures.lines(Notebook.source(piece)).stream()
                                    .findFirst()
                                    .orElse(""));
        }
    }

    private void types(List<String> earlier) {
        Set<String> known = new TreeSet<>(OF_LESSON_0);
        earlier.forEach(source -> known.addAll(typesIn(source)));
        Set<String> fresh = new TreeSet<>();
        code.forEach(cell -> fresh.addAll(typesIn(Notebook.source(cell))));
        fresh.removeAll(known);
        expect(
                fresh.size() <= MOST_NEW_TYPES,
                "the library's types " + fresh + " are new, at most " + MOST_NEW_TYPES + " are learned");
    }

    private static Set<String> typesIn(String source) {
        Set<String> names = NAME.matcher(NO_CODE.matcher(source).replaceAll(" "))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
        names.retainAll(Library.TYPES);
        return names;
    }

    /**
     * The names of all types of the course's library, but for those beside {@code Piece} and in the rooms it uses:
     * each of them names what the reader writes herself, and has nothing else that could be learned.
     */
    private static final class Library {
        private static final Set<String> TYPES = types();

        private static Set<String> types() {
            Path house = CourseFolder.here().root().resolve("src/main/java/sudoku");
            try (Stream<Path> files = Files.walk(house)) {
                return files.filter(file -> !file.startsWith(house.resolve("piece")))
                        .map(file -> file.getFileName().toString())
                        .filter(name -> name.endsWith(".java"))
                        .map(name -> name.replace(".java", ""))
                        .collect(Collectors.toSet());
            } catch (IOException unreadable) {
                throw new AssertionError(unreadable);
            }
        }
    }
}
