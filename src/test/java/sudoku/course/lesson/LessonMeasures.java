package sudoku.course.lesson;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudoku.course.edition.LectureEdition;
import sudoku.ipynb.Notebook;

/** What is counted of a lesson, or of a part of one. */
final class LessonMeasures {
    private static final Pattern PICTURE = Pattern.compile("\\b(?:Show|Piece|Live)\\.|\\bPredict\\.compare\\w*\\(");
    private static final Pattern PREDICTION = Pattern.compile("\\bPredict\\.that\\(\\s*\"[^\"]*\"\\s*,\\s*([^,)]*)");
    private static final Pattern BREAK_IT = Pattern.compile("(?mi)^##+ .*\\bbreak it\\b");
    private static final Pattern CHANGE_IT = Pattern.compile("(?mi)^##+ .*\\bchange it\\b");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d][\\p{L}\\d'’-]*");
    /** A picture is looked at, not read. */
    private static final Pattern IMAGE = Pattern.compile("<img [^>]*>");

    /** A measure, as a fault calls it. */
    enum Measure {
        CELLS("cells of code"),
        GIVEN("lines of given code"),
        MEDIAN("lines in the median cell"),
        CELLS_A_PICTURE("cells of code a picture"),
        WORDS("words"),
        WORDS_A_CELL("words a cell of code"),
        PIECES("pieces to write"),
        PREDICTIONS("predictions"),
        BREAKS_AND_CHANGES("sections called 'Break it' or 'Change it'"),
        BREAKS("sections called 'Break it'"),
        CHANGES("sections called 'Change it'"),
        TYPED("characters to type in front of a room"),
        PROPOSITIONS("cells with a proposition"),
        STEPS("cells with a step of a proof");

        final String what;

        Measure(String what) {
            this.what = what;
        }
    }

    private LessonMeasures() {}

    /** @param code the cells of code that count */
    static Map<Measure, Long> of(SecondEdition lesson, List<ObjectNode> code) {
        String prose = lesson.notebook().cells().stream()
                .filter(cell -> LessonProse.isProse(cell) && !SecondEdition.is(cell, "verdict"))
                .map(Notebook::source)
                .collect(Collectors.joining("\n"));
        long words = count(WORD, IMAGE.matcher(prose).replaceAll(" "));
        long pictures = code.stream()
                .filter(cell -> PICTURE.matcher(Notebook.source(cell)).find())
                .count();
        long cells = code.size();
        Map<Measure, Long> measures = new EnumMap<>(Measure.class);
        measures.put(Measure.CELLS, cells);
        measures.put(
                Measure.GIVEN, code.stream().mapToLong(LessonMeasures::given).sum());
        measures.put(Measure.MEDIAN, median(code));
        measures.put(Measure.CELLS_A_PICTURE, pictures == 0 ? 100 * cells : (cells + pictures - 1) / pictures);
        measures.put(Measure.WORDS, words);
        measures.put(Measure.WORDS_A_CELL, cells == 0 ? 0 : words / cells);
        measures.put(Measure.PIECES, (long) lesson.cells("write").size());
        measures.put(Measure.PREDICTIONS, (long) guesses(code).size());
        measures.put(Measure.BREAKS, count(BREAK_IT, prose));
        measures.put(Measure.CHANGES, count(CHANGE_IT, prose));
        measures.put(Measure.BREAKS_AND_CHANGES, count(BREAK_IT, prose) + count(CHANGE_IT, prose));
        measures.put(
                Measure.TYPED, code.stream().mapToLong(LessonMeasures::typed).sum());
        measures.put(
                Measure.PROPOSITIONS,
                lesson.notebook().cells().stream()
                        .filter(cell -> SecondEdition.is(cell, "proposition"))
                        .count());
        measures.put(Measure.STEPS, (long) lesson.cells("step").size());
        return measures;
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

    private static long count(Pattern what, String text) {
        return what.matcher(text).results().count();
    }

    /** What the predictions are filled with. */
    static List<String> guesses(List<ObjectNode> code) {
        return code.stream()
                .flatMap(cell -> PREDICTION
                        .matcher(Notebook.source(cell))
                        .results()
                        .map(found -> found.group(1).strip()))
                .toList();
    }

    /** What the student finds written in a cell, and has to read. */
    private static long given(ObjectNode cell) {
        String source = Notebook.source(cell);
        long imports = source.lines().filter(line -> line.startsWith("import ")).count();
        return lines(source).size() - answer(source).size() - imports;
    }

    private static long median(List<ObjectNode> code) {
        List<Integer> lengths = code.stream()
                .filter(cell -> !SecondEdition.is(cell, "program"))
                .map(cell -> lines(Notebook.source(cell)).size())
                .sorted()
                .toList();
        return lengths.isEmpty() ? 0 : lengths.get((lengths.size() - 1) / 2);
    }

    private static long typed(ObjectNode cell) {
        String source = Notebook.source(cell);
        if (!SecondEdition.is(cell, "write") && !LectureEdition.isLive(cell)) {
            return 0;
        }
        List<String> lines = SecondEdition.is(cell, "write") ? answer(source) : lines(source);
        return lines.stream().mapToLong(line -> line.length() + 1).sum();
    }
}
