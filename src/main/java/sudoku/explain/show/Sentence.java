package sudoku.explain.show;

import sudoku.picture.Showable;

/** One sentence for a student. */
public record Sentence(String text) implements Showable {
    @Override
    public String html() {
        return "<div style=\"font-size:1.05em\">" + QuestionText.html(text) + "</div>";
    }
}
