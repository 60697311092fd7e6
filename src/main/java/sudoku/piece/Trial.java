package sudoku.piece;

import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudoku.exercise.answer.CallFailed;
import sudoku.exercise.answer.Guarded;
import sudoku.picture.GridPicture;
import sudoku.picture.Picture;

/**
 * How a kind of piece is tried: on questions, the smallest first, until one is answered wrongly.
 *
 * <p><b>Idea.</b> The first failure is the smallest, and one is enough to go on with. A piece that has not been written
 * yet is recognised by its answers: they are those of the stub, wrong ones among them. That can't be told from a piece
 * that was written and still answers so; the sentence says both.
 *
 * <p><b>Cost.</b> Milliseconds; at the worst the deadline of one question, since nothing is asked after that.
 *
 * @param <T> the interface of the piece
 */
public abstract class Trial<T> {
    static final Duration DEADLINE = Duration.ofSeconds(5);
    private static final int SMALL = 4;

    /** How a piece did. */
    record Verdict(Kind kind, String sentence, List<String> lines, Optional<Fault> fault) {
        enum Kind { RIGHT, NOT_WRITTEN, WRONG }

        boolean isRight() {
            return kind == Kind.RIGHT;
        }
    }

    /** What tries pieces of this kind. */
    static <T> Trial<T> of(Class<T> kind) {
        TriedBy tried = kind.getAnnotation(TriedBy.class);
        if (tried == null) {
            throw new IllegalArgumentException(kind.getSimpleName() + " is no piece of this course.");
        }
        try {
            @SuppressWarnings("unchecked")
            Trial<T> trial = (Trial<T>) tried.value().getDeclaredConstructor().newInstance();
            return trial;
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** What the student calls it: the interface's one method, if it is a method. */
    protected String name() {
        Class<?> kind = (Class<?>) ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0];
        return Arrays.stream(kind.getMethods()).filter(method -> Modifier.isAbstract(method.getModifiers())).findFirst()
                .orElseThrow().getName();
    }

    /** What is asked in a case, where a piece is more than one method; after that it is the name of the piece. */
    protected String nameIn(Case<T, ?> asked) {
        return name();
    }

    /** What is said of a piece that has answered everything. */
    protected String right() {
        return "Your " + name() + " is right. From here on it is the one that is used.";
    }

    /** The library's own, which takes over where the student's is not right. */
    public abstract T library();

    /** What stands in the student's edition before anything is written. */
    protected abstract T stub();

    /** What the stub does, as a clause about the piece: "says true to everything". */
    protected abstract String stubInWords();

    /** The smallest first. */
    protected abstract List<Case<T, ?>> cases();

    /** What later cells are given of a piece. */
    protected T given(T piece) {
        return piece;
    }

    /** Whether a piece with the stub's answers may be the stub, where more can be seen of it than its answers. */
    protected boolean looksUntouched(T mine) {
        return true;
    }

    final Verdict of(T mine) {
        List<Case<T, ?>> cases = cases();
        for (Case<T, ?> each : cases) {
            try (Guarded guard = new Guarded(nameIn(each), DEADLINE)) {
                Optional<Verdict> failure = failure(each, mine, guard, cases);
                if (failure.isPresent()) {
                    return failure.get();
                }
            }
        }
        return new Verdict(Verdict.Kind.RIGHT, right(), List.of(), Optional.empty());
    }

    private <A> Optional<Verdict> failure(Case<T, A> asked, T mine, Guarded guard, List<Case<T, ?>> all) {
        try {
            A answer = guard.call(() -> asked.ask().apply(mine));
            return asked.judge().apply(answer).map(fault -> answersAsStub(all, mine, guard)
                    ? new Verdict(Verdict.Kind.NOT_WRITTEN, "Your " + name() + " is not written yet, or it still "
                            + stubInWords() + ". Until then the library's is used. If you have written it: "
                            + fault.sentence(), List.of(), Optional.of(fault))
                    : wrong(fault.sentence(), List.of(), fault));
        } catch (CallFailed failed) {
            String sentence = failed.getMessage() + boardIn(asked.picture(), failed.getMessage());
            return Optional.of(wrong(sentence, failed.studentsLines(), new Fault("", asked.picture())));
        }
    }

    /** For a piece that takes each board for one of 81 cells, and would be right there. */
    private static String boardIn(Picture picture, String failure) {
        return picture instanceof GridPicture board && board.grid().size() == SMALL && failure.contains("out of bounds")
                ? ". The board of this try is a small one, with 16 cells: they are numbers 0 to 15." : "";
    }

    private static Verdict wrong(String sentence, List<String> lines, Fault fault) {
        return new Verdict(Verdict.Kind.WRONG, sentence, lines, Optional.of(fault));
    }

    private boolean answersAsStub(List<Case<T, ?>> cases, T mine, Guarded guard) {
        try {
            return guard.call(() -> looksUntouched(mine)) && cases.stream()
                    .allMatch(each -> guard.call(() -> each.ask().apply(mine))
                    .equals(each.ask().apply(stub())));
        } catch (CallFailed failed) {
            return false;
        }
    }
}
