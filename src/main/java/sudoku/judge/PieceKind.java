package sudoku.judge;

import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import sudoku.picture.GridPicture;
import sudoku.picture.Picture;

/**
 * A kind of piece, declared on its interface: the library's own, the stub, and the cases that it is tried on, the
 * smallest first, until one is answered wrongly.
 *
 * <pre>
 * PieceKind&lt;Wins&gt; PIECE = PieceKind.of(Wins.class)
 *         .library((mine, theirs) -&gt; …)
 *         .stub("says 0 of every race", (mine, theirs) -&gt; 0)
 *         .cases(Cases::all);
 * </pre>
 *
 * <p><b>Idea.</b> The first failure is the smallest, and one is enough to go on with. A piece that has not been written
 * yet is recognized by its answers: they are those of the stub, wrong ones among them. That can't be told from a piece
 * that was written and still answers so; the sentence says both.
 *
 * <p><b>Cost.</b> Milliseconds; at the worst the deadline of one question, since nothing is asked after that.
 *
 * @param <T> the interface of the piece
 */
public final class PieceKind<T> {
    static final Duration DEADLINE = Duration.ofSeconds(5);
    private static final int SMALL = 4;

    private String name;
    private String right;
    private T library;
    private T stub;
    private String stubInWords;
    private Supplier<List<Case<T, ?>>> cases;
    private UnaryOperator<T> given = piece -> piece;
    private Predicate<T> looksUntouched = piece -> true;
    private UnaryOperator<String> hint = failure -> "";

    private PieceKind(String name) {
        named(name);
    }

    /** The beginning of a declaration; the piece is called by the interface's one method. */
    public static <T> PieceKind<T> of(Class<T> type) {
        return new PieceKind<>(Arrays.stream(type.getMethods())
                .filter(method -> Modifier.isAbstract(method.getModifiers()))
                .findFirst()
                .orElseThrow()
                .getName());
    }

    /** The declaration that an interface has as its constant {@code PIECE}. */
    @SuppressWarnings("unchecked")
    public static <T> PieceKind<T> declaredBy(Class<T> type) {
        try {
            return (PieceKind<T>) type.getField("PIECE").get(null);
        } catch (NoSuchFieldException missing) {
            throw new IllegalArgumentException(type.getSimpleName() + " is no piece of this course.", missing);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** What the student calls it, where that is not the interface's one method. */
    public PieceKind<T> named(String what) {
        name = what;
        return right("Your " + name + " is right. From here on, yours is used.");
    }

    /** What is said of a piece that has answered everything. */
    public PieceKind<T> right(String sentence) {
        right = sentence;
        return this;
    }

    /** The library's own, which takes over where the student's is not right. */
    public PieceKind<T> library(T own) {
        library = own;
        return this;
    }

    /**
     * What the student's edition has before anything is written.
     *
     * @param inWords what it does, as a clause about the piece: "says true to everything"
     */
    public PieceKind<T> stub(String inWords, T unwritten) {
        stubInWords = inWords;
        stub = unwritten;
        return this;
    }

    /** What it is asked, the smallest first; made when it is tried. */
    public PieceKind<T> cases(Supplier<List<Case<T, ?>>> all) {
        cases = all;
        return this;
    }

    /** What later cells are given of a piece, where that is not the piece itself. */
    public PieceKind<T> given(UnaryOperator<T> way) {
        given = way;
        return this;
    }

    /** Whether a piece with the stub's answers may be the stub, where more can be seen of it than its answers. */
    public PieceKind<T> looksUntouched(Predicate<T> look) {
        looksUntouched = look;
        return this;
    }

    /** A sentence more for a call that failed, from what was said of it; empty where there is nothing to add. */
    public PieceKind<T> hint(UnaryOperator<String> sentence) {
        hint = sentence;
        return this;
    }

    public String name() {
        return name;
    }

    public T library() {
        return library;
    }

    public T stub() {
        return stub;
    }

    /** What later cells are given where the student's is not right. */
    public T libraryAsGiven() {
        return given(library);
    }

    /** What later cells are given of this piece. */
    public T given(T piece) {
        return given.apply(piece);
    }

    /** What each case is about, in their order. */
    public List<Picture> pictures() {
        return cases.get().stream().<Picture>map(Case::picture).toList();
    }

    /** Whether a piece answers one of the cases rightly; what it throws is thrown. */
    public boolean passes(int number, T mine) {
        return passes(cases.get().get(number), mine);
    }

    private static <T, A> boolean passes(Case<T, A> asked, T mine) {
        return asked.judge().apply(asked.ask().apply(mine)).isEmpty();
    }

    /** Tries a piece. */
    public Judgment judge(T mine) {
        List<Case<T, ?>> all = cases.get();
        for (Case<T, ?> each : all) {
            String asked = each.method().isEmpty() ? name : each.method();
            try (Guarded guard = new Guarded(asked, DEADLINE)) {
                Optional<Judgment> failure = failure(each, asked, mine, guard, all);
                if (failure.isPresent()) {
                    return failure.get();
                }
            }
        }
        return Judgment.right(name, right);
    }

    private <A> Optional<Judgment> failure(
            Case<T, A> asked, String called, T mine, Guarded guard, List<Case<T, ?>> all) {
        try {
            A answer = guard.call(() -> asked.ask().apply(mine));
            return asked.judge()
                    .apply(answer)
                    .map(fault -> answersAsStub(all, mine, guard)
                            ? Judgment.notWritten(
                                    called,
                                    "Your " + called + " still " + stubInWords
                                            + ", as it did at the start. Until it is right, the"
                                            + " library's is used. If you have written it: "
                                            + fault.sentence(),
                                    fault)
                            : Judgment.wrong(called, fault.sentence(), List.of(), fault));
        } catch (CallFailed failed) {
            String more = hint.apply(failed.getMessage());
            String sentence = failed.getMessage() + boardIn(asked.picture(), failed.getMessage());
            sentence = more.isEmpty() ? sentence : sentence.replaceFirst("[.]$", "") + ". " + more;
            return Optional.of(
                    Judgment.wrong(called, sentence, failed.studentsLines(), new Fault("", asked.picture())));
        }
    }

    /** For a piece that takes each board for one of 81 cells, and would be right there. */
    private static String boardIn(Picture picture, String failure) {
        return picture instanceof GridPicture board
                        && board.grid().size() == SMALL
                        && failure.contains("out of bounds for length " + SMALL * SMALL)
                ? ". The board of this try is a small one, with 16 cells: they are numbered 0 to 15."
                : "";
    }

    private boolean answersAsStub(List<Case<T, ?>> all, T mine, Guarded guard) {
        try {
            return guard.call(() -> looksUntouched.test(mine))
                    && all.stream()
                            .allMatch(each -> Objects.equals(
                                    guard.call(() -> each.ask().apply(mine)),
                                    each.ask().apply(stub)));
        } catch (CallFailed failed) {
            return false;
        }
    }
}
