package sudoku.grading.oral;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudoku.explain.ask.Question;
import sudoku.grading.intake.ForeignText;
import sudoku.grading.page.ReportPage;
import sudoku.grading.report.ReportFile;

/**
 * The files of an oral exam: a sheet a student, a key for the one who asks, and the same as a table.
 *
 * @param out the folder of the grading
 */
record SheetFiles(Path out, String exercise) {
    private static final String KEY = "questions.html";
    private static final String HEADER = "student,task,number,kind,question,calls,options,answer,how,worked_out\n";

    void write(List<Sheet> sheets, Map<String, String> without) {
        for (Sheet sheet : sheets) {
            write(sheet.folder() + "/questions.html", sheet.html(exercise));
        }
        write(
                KEY,
                new ReportPage("key")
                        .with("exercise", exercise)
                        .with("sheets", sheets)
                        .with("without", without)
                        .html());
        write("questions.csv", HEADER + sheets.stream().map(SheetFiles::rows).collect(Collectors.joining()));
    }

    private static String rows(Sheet sheet) {
        StringBuilder rows = new StringBuilder();
        int number = 1;
        for (Sheet.Line line : sheet.lines()) {
            Question question = line.question();
            rows.append(Stream.of(
                            sheet.student(),
                            sheet.task(),
                            String.valueOf(number++),
                            question.kind(),
                            question.asked(),
                            question.calls().stream()
                                    .map(call -> call.name() + " is " + call.shown())
                                    .collect(Collectors.joining("; ")),
                            String.join("; ", line.options()),
                            question.answerInWords(),
                            question.how(),
                            question.fromSource() ? "from the source" : "in the box")
                    .map(ForeignText::csv)
                    .collect(Collectors.joining(",")));
            rows.append('\n');
        }
        return rows.toString();
    }

    /** What the class page says of them. */
    static String inWords(List<Sheet> sheets, int students) {
        Map<String, Integer> kinds = new TreeMap<>();
        sheets.forEach(sheet -> sheet.questions().forEach(question -> kinds.merge(question.kind(), 1, Integer::sum)));
        return "For " + sheets.size() + " of " + students + " students, questions about their own programs are in "
                + KEY + ". The kinds, and how often each is asked: "
                + kinds.entrySet().stream()
                        .map(each -> each.getKey() + " " + each.getValue())
                        .collect(Collectors.joining(", ", "", "."));
    }

    private void write(String name, String text) {
        ReportFile.write(out.resolve(name), text);
    }
}
