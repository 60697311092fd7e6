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
import sudoku.course.edition.LectureEdition;
import sudoku.ipynb.Notebook;

/**
 * How large a lesson of the second edition is, and where it is too large for its hour.
 *
 * <p>Lines are lines with something on them, without the marks of answers and the lines of stubs: what a reader of the
 * solved lesson sees. Typed is what stands between the marks of a {@code write} cell, and all of another {@code live}
 * one; indents come by themselves and are not counted.
 */
final class LessonSize {
    private static final int MOST_MEDIAN = 5;
    private static final int MOST_LINES = 16;
    private static final int MOST_PROGRAM_LINES = 40;
    private static final int MOST_COLUMNS = 118;
    private static final int MOST_NEW_TYPES = 5;
    private static final int CELLS_A_PICTURE = 6;
    private static final Set<String> OF_LESSON_0 = Set.of("Show", "Predict", "Piece", "Grid", "Chart");
    private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w*");
    private static final Pattern NO_CODE =
            Pattern.compile("\"(?:\\\\.|[^\"\\\\\n])*\"|//[^\n]*|(?s:/\\*.*?\\*/)|import [^;]*;");
    private static final Pattern PICTURE = Pattern.compile("\\b(?:Show|Piece|Live)\\.|\\bPredict\\.compare\\w*\\(");
    private static final Pattern PREDICTION = Pattern.compile("\\bPredict\\.that\\(\\s*\"[^\"]*\"\\s*,\\s*([^,)]*)");
    private static final Pattern BREAK_IT = Pattern.compile("(?mi)^##+ .*\\b(?:break|change) it\\b");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d][\\p{L}\\d'’-]*");
    /** A picture is looked at, not read. */
    private static final Pattern IMAGE = Pattern.compile("<img [^>]*>");

    /** How much is done in the time that a lesson takes. */
    private record Target(
            String time,
            int mostCells,
            int mostWords,
            int fewestPieces,
            int mostPieces,
            int mostTyped,
            int mostPredictions,
            int breaks) {
        static final Target HOUR = new Target("an hour", 22, 1_900, 3, 5, 1_500, 5, 2);

        /** The first lesson is about the form: each part of it is met once, and the piece is a very small one. */
        static final Target QUARTER = new Target("a quarter of an hour", 12, 1_000, 1, 1, 300, 1, 1);
    }

    private final SecondEdition lesson;
    private final Target target;
    private final List<ObjectNode> code;
    private final List<String> faults = new ArrayList<>();

    private LessonSize(SecondEdition lesson) {
        this.lesson = lesson;
        this.target = lesson.name().startsWith("00") ? Target.QUARTER : Target.HOUR;
        this.code =
                lesson.notebook().cells().stream().filter(LessonSize::counts).toList();
    }

    /** What is too large or too small, each in a sentence; {@code earlier} is all code of the lessons before. */
    static List<String> faults(SecondEdition lesson, List<String> earlier) {
        LessonSize size = new LessonSize(lesson);
        size.cells();
        size.words();
        size.pieces();
        size.types(earlier);
        return size.faults;
    }

    /** Whether a cell is one of those that a reader works through. */
    private static boolean counts(ObjectNode cell) {
        String source = Notebook.source(cell);
        boolean imports = lines(source).stream().allMatch(line -> line.startsWith("import ") || line.startsWith("//"));
        return SecondEdition.isCode(cell) && !SecondEdition.isForTheBuild(cell) && !source.startsWith("%") && !imports;
    }

    static List<String> lines(String source) {
        return source.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty()
                        && !line.equals("// BEGIN SOLUTION")
                        && !line.equals("// END SOLUTION")
                        && !line.startsWith("// STUB"))
                .toList();
    }

    /** What stands between the marks. */
    static List<String> answer(String source) {
        List<String> answer = new ArrayList<>();
        boolean inAnswer = false;
        for (String line : source.lines().map(String::strip).toList()) {
            if (line.equals("// BEGIN SOLUTION")) {
                inAnswer = true;
            } else if (line.equals("// END SOLUTION")) {
                inAnswer = false;
            } else if (inAnswer && !line.isEmpty()) {
                answer.add(line);
            }
        }
        return answer;
    }

    private void expect(boolean fine, String fault) {
        if (!fine) {
            faults.add(lesson.name() + ": " + fault + ".");
        }
    }

    private void cells() {
        expect(
                code.size() <= target.mostCells,
                code.size() + " cells of code, at most " + target.mostCells + " fit into " + target.time);
        List<Integer> lengths = code.stream()
                .filter(cell -> !SecondEdition.is(cell, "program"))
                .map(cell -> lines(Notebook.source(cell)).size())
                .sorted()
                .toList();
        int median = lengths.isEmpty() ? 0 : lengths.get((lengths.size() - 1) / 2);
        expect(
                median <= MOST_MEDIAN,
                "half of the cells have more than " + MOST_MEDIAN + " lines, the median is " + median);
        for (ObjectNode cell : code) {
            int most = SecondEdition.is(cell, "program") ? MOST_PROGRAM_LINES : MOST_LINES;
            int length = lines(Notebook.source(cell)).size();
            expect(
                    length <= most,
                    "a cell of " + length + " lines, at most " + most + ", begins "
                            + Notebook.source(cell).lines().findFirst().orElse(""));
        }
        code.stream()
                .map(Notebook::source)
                .flatMap(String::lines)
                .filter(line -> line.length() > MOST_COLUMNS && !lines(line).isEmpty())
                .forEach(line -> expect(
                        false,
                        "a line of " + line.length() + " characters, a slide cuts off what is" + " beyond "
                                + MOST_COLUMNS + ": " + line));
        long pictures = code.stream()
                .filter(cell -> PICTURE.matcher(Notebook.source(cell)).find())
                .count();
        expect(
                pictures * CELLS_A_PICTURE >= code.size(),
                pictures + " pictures for " + code.size()
                        + " cells of code, one is"
                        + " wanted for every " + CELLS_A_PICTURE);
        List<String> guesses = code.stream()
                .flatMap(cell -> PREDICTION
                        .matcher(Notebook.source(cell))
                        .results()
                        .map(found -> found.group(1).strip()))
                .toList();
        expect(
                guesses.size() <= target.mostPredictions,
                guesses.size() + " predictions, at most " + target.mostPredictions);
        expect(
                guesses.stream().allMatch("\"?\""::equals),
                "a prediction arrives filled in, it should arrive as \"?\": " + guesses);
    }

    private void words() {
        StringBuilder prose = new StringBuilder();
        lesson.notebook().cells().stream()
                .filter(cell -> LessonProse.isProse(cell) && !SecondEdition.is(cell, "verdict"))
                .forEach(cell -> prose.append(Notebook.source(cell)).append('\n'));
        long words =
                WORD.matcher(IMAGE.matcher(prose).replaceAll(" ")).results().count();
        expect(
                words < target.mostWords,
                words + " words, fewer than " + target.mostWords + " are read in " + target.time);
        long each = code.isEmpty() ? 0 : words / code.size();
        expect(each >= 60 && each <= 130, each + " words a cell of code, wanted are 60 to 130");
        long breaks = BREAK_IT.matcher(prose).results().count();
        expect(
                breaks == target.breaks,
                breaks + " sections are called 'Break it' or 'Change it', wanted are " + target.breaks);
    }

    private void pieces() {
        List<ObjectNode> pieces = lesson.cells("write");
        expect(
                pieces.size() >= target.fewestPieces && pieces.size() <= target.mostPieces,
                pieces.size()
                        + " pieces to write,"
                        + " wanted are " + target.fewestPieces + " to " + target.mostPieces);
        for (ObjectNode piece : pieces) {
            int length = answer(Notebook.source(piece)).size();
            expect(
                    length >= 2 && length <= 10,
                    "a piece of " + length + " lines, wanted are 2 to 10, begins "
                            + lines(Notebook.source(piece)).stream().findFirst().orElse(""));
        }
        int typed = 0;
        for (ObjectNode cell : code) {
            String source = Notebook.source(cell);
            List<String> lines = SecondEdition.is(cell, "write")
                    ? answer(source)
                    : LectureEdition.isLive(cell) ? lines(source) : List.of();
            typed += lines.stream().mapToInt(line -> line.length() + 1).sum();
        }
        expect(
                typed < target.mostTyped,
                typed + " characters to type in front of a room, fewer than "
                        + target.mostTyped
                        + " leave time to talk");
    }

    private void types(List<String> earlier) {
        Set<String> known = new TreeSet<>(OF_LESSON_0);
        earlier.forEach(source -> known.addAll(typesIn(source)));
        Set<String> fresh = new TreeSet<>();
        code.forEach(cell -> fresh.addAll(typesIn(Notebook.source(cell))));
        fresh.removeAll(known);
        expect(
                fresh.size() <= MOST_NEW_TYPES,
                "the library's types " + fresh + " are new, at most " + MOST_NEW_TYPES + " are learnt");
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
     * The names of all types of the course's library, but for those beside {@code Piece} and in the rooms behind it:
     * each of them names what the reader writes herself, and has nothing else that could be learnt.
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
