package sudoku.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import sudoku.explain.ask.Draw;
import sudoku.explain.ask.Question;
import sudoku.explain.run.OwnMachine;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.PreparedCall;
import sudoku.explain.show.QuestionPage;
import sudoku.explain.source.NoQuestions;
import sudoku.explain.source.OwnSource;

/**
 * The questions about one program, and what a student has answered so far.
 *
 * <p><b>Idea.</b> She types her answers into the cell and runs it again. A wrong answer is answered with the run that
 * shows it, and with another question of the same kind. Nothing of that is counted or kept.
 */
public final class OwnQuestions {
    private static final int MANY = 3;

    /** One place in the cell: the question that is there now. */
    private static final class Place {
        private Question question;
        private String lastWrong = "";
        private Optional<Question> before = Optional.empty();
        private boolean isOver;

        Place(Question question) {
            this.question = question;
        }
    }

    private final String title;
    private final OwnRun run;
    private final Draw draw;
    private final List<Place> places = new ArrayList<>();

    private OwnQuestions(String title, OwnRun run, Random random) throws NoQuestions {
        this.title = title;
        this.run = run;
        draw = new Draw(run, random);
        draw.some(MANY).forEach(question -> places.add(new Place(question)));
        if (places.isEmpty()) {
            throw new NoQuestions(
                    "There is nothing to ask about your program: it has no loop, no recursion and no variable"
                            + " whose value is worth asking about.");
        }
    }

    /**
     * Makes questions about the program of a cell.
     *
     * @param title what it is called on the page
     * @param calls makes the calls that it is to be run on
     * @param seed the same questions for the same seed
     * @throws NoQuestions if there are none
     */
    public static OwnQuestions about(
            String title,
            String cell,
            BiFunction<OwnSource, Random, List<PreparedCall>> calls,
            OwnMachine machine,
            long seed)
            throws NoQuestions {
        OwnSource source = OwnSource.of(cell)
                .orElseThrow(() -> new NoQuestions(
                        "The cell with your code contains more than declarations. Move whatever you were only"
                                + " trying out to a cell of its own, then run both cells and the check again."));
        Random random = new Random(seed);
        return new OwnQuestions(title, OwnRun.of(source, calls.apply(source, random), machine, random), random);
    }

    /** Of which cell they are. */
    public String cell() {
        return run.source().cell();
    }

    /** Takes what was typed between the quotes, in the order of the questions. */
    public QuestionPage answer(String... typed) {
        QuestionPage page = QuestionPage.about(title, run);
        for (int i = 0; i < places.size(); i++) {
            String answer = i < typed.length && typed[i] != null ? typed[i].strip() : "?";
            page = judged(page, places.get(i), i + 1, answer);
        }
        boolean isOver = places.stream().allMatch(place -> place.isOver);
        return page.closing(
                isOver
                        ? "You know your program."
                        : "Type your answers in place of the question marks and run the cell again; leave a question"
                                + " mark to skip its question. There are no points for this, and nobody keeps count.");
    }

    private QuestionPage judged(QuestionPage page, Place place, int number, String answer) {
        Question asked = place.question;
        boolean isEmpty = answer.isEmpty() || answer.equals("?");
        if (place.isOver) {
            return page.good(number, "Done.");
        }
        if (!isEmpty && asked.isAnswered(answer)) {
            place.isOver = true;
            return page.good(number, asked.answerInWords() + " is right.");
        }
        // She has read the answer to the question before. If she types it now, it is no answer to this one.
        boolean isToTheOneBefore =
                place.before.filter(question -> question.isAnswered(answer)).isPresent();
        if (isEmpty || answer.equals(place.lastWrong) || isToTheOneBefore) {
            return page.open(number, asked);
        }
        place.lastWrong = answer;
        place.before = Optional.of(asked);
        Optional<Question> next = draw.another(asked.kind());
        next.ifPresentOrElse(question -> place.question = question, () -> place.isOver = true);
        QuestionPage told = page.wrong(number, answer, asked);
        return next.isPresent() ? told.open(number, next.get()) : told;
    }
}
