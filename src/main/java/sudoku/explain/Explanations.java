package sudoku.explain;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import sudoku.explain.run.PreparedCall;
import sudoku.explain.show.Sentence;
import sudoku.explain.source.NoQuestions;
import sudoku.explain.source.OwnSource;
import sudoku.notebook.LastRun;
import sudoku.notebook.Show;

/**
 * The questions of a notebook, as long as its kernel runs.
 *
 * <p><b>Idea.</b> They are about the program that was found right, so the judge says here what it has found. No call
 * throws.
 */
public final class Explanations {
    /** A program that was found right, and the cell it was in. */
    private record Right(String method, String cell, BiFunction<OwnSource, Random, List<PreparedCall>> calls) {}

    private final Map<String, Right> right = new HashMap<>();
    private final Map<String, OwnQuestions> asked = new HashMap<>();
    private final String judge;

    /**
     * None yet.
     *
     * @param judge what a student has to do first, as a clause
     */
    public Explanations(String judge) {
        this.judge = judge;
    }

    /** A program was found right. */
    public void right(String name, String method, BiFunction<OwnSource, Random, List<PreparedCall>> calls) {
        LastRun.sourceOf(method)
                .ifPresentOrElse(cell -> right.put(name, new Right(method, cell, calls)), () -> right.remove(name));
    }

    /** It was not. */
    public void wrong(String name) {
        right.remove(name);
    }

    /** Shows the questions about a program, or takes what was typed as their answers. */
    public void show(String name, String... typed) {
        try {
            Show.picture(questions(name).answer(typed));
        } catch (NoQuestions none) {
            Show.picture(new Sentence(none.getMessage()));
        } catch (RuntimeException | StackOverflowError | InternalError unexpected) {
            Show.picture(new Sentence("There are no questions about your program, because it could not be traced ("
                    + unexpected.getClass().getSimpleName() + ")."));
        }
    }

    private OwnQuestions questions(String name) throws NoQuestions {
        if (!LastRun.isKnown()) {
            throw new NoQuestions("Questions about your program need the course's own kernel, which remembers the"
                    + " cells. This kernel does not.");
        }
        Right program = Optional.ofNullable(right.get(name))
                .orElseThrow(() -> new NoQuestions("The questions appear once " + name + " is right: " + judge + "."));
        if (!LastRun.sourceOf(program.method).equals(Optional.of(program.cell))) {
            throw new NoQuestions("Your program has changed since it was last right: " + judge + " again.");
        }
        OwnQuestions known = asked.get(name);
        if (known == null || !known.cell().equals(program.cell)) {
            long seed = CopySeed.in(Path.of("")) + name.hashCode();
            known = OwnQuestions.about(
                    "About your own " + name, program.cell, program.calls, new NotebookMachine(program.method), seed);
            asked.put(name, known);
        }
        return known;
    }
}
