package sudoku.grading.oral;

import java.util.List;
import sudoku.explain.ask.Question;
import sudoku.explain.show.CodeListing;
import sudoku.explain.show.QuestionText;
import sudoku.grading.intake.ForeignText;
import sudoku.grading.page.ReportPage;

/**
 * What one student is asked.
 *
 * @param code her program, as she handed it in
 * @param elsewhere what it uses and other cells declare, in a sentence
 * @param folder where her reports lie
 * @param same who has handed in the same program
 */
public record Sheet(
        String student,
        String folder,
        String task,
        String code,
        String elsewhere,
        List<Question> questions,
        List<String> same) {

    /** One question as the pages show it. */
    public record Line(Question question, String asked, List<String> options, String answer, String how, String run) {
        static Line of(Question question) {
            return new Line(
                    question,
                    QuestionText.html(ForeignText.visible(question.asked())),
                    question.numbered(),
                    question.answerInWords(),
                    QuestionText.html(ForeignText.visible(question.how())),
                    QuestionText.table(question.run()));
        }
    }

    public List<Line> lines() {
        return questions.stream().map(Line::of).toList();
    }

    /** Her code with numbers and colors, as HTML. */
    public String listing() {
        return CodeListing.html(ForeignText.visible(code), paper()::has);
    }

    /** What is declared in other cells, as HTML. */
    public String given() {
        return QuestionText.html(ForeignText.visible(elsewhere));
    }

    public PaperRows paper() {
        return PaperRows.of(
                ForeignText.visible(code),
                questions.stream().map(Question::asked).toList());
    }

    /** The page that is printed for her. */
    public String html(String exercise) {
        return new ReportPage("sheet")
                .with("exercise", exercise)
                .with("sheet", this)
                .html();
    }

    /** What the questions speak of, as HTML. */
    public String calls() {
        return QuestionText.calls(questions.stream()
                .flatMap(question -> question.calls().stream())
                .distinct()
                .sorted((one, other) -> one.name().compareTo(other.name()))
                .toList());
    }

    Sheet with(List<String> others) {
        return new Sheet(student, folder, task, code, elsewhere, questions, others);
    }
}
