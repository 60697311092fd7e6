package sudoku.grading.exam;

import sudoku.grading.intake.AnswerCells;
import sudoku.grading.intake.Assignment;
import sudoku.grading.intake.NotebookData;
import sudoku.grading.intake.Submission;
import sudoku.grading.intake.Unreadable;

/** A submission that there is something to grade in. */
record OpenedSubmission(Submission.Chosen chosen, NotebookData notebook, AnswerCells answers) {
    static OpenedSubmission of(Submission submission, Assignment assignment) throws Unreadable {
        Submission.Chosen chosen = submission.choose(assignment.name());
        NotebookData notebook = NotebookData.read(chosen.bytes());
        AnswerCells answers = AnswerCells.in(notebook, assignment.answerCells());
        if (answers.sources().isEmpty()) {
            throw new Unreadable("The notebook has none of the answer cells of " + assignment.name()
                    + ": it is another exercise, or its cells have lost their metadata.");
        }
        return new OpenedSubmission(chosen, notebook, answers);
    }
}
