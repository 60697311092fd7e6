package sudoku.judge;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import sudoku.picture.Picture;

/**
 * One question to a piece.
 *
 * @param method what is asked, where a piece is more than one method; otherwise empty
 * @param picture what it is asked about, for the case that no answer comes
 * @param ask puts the question, with copies of everything, and gives the answer in a form that can be compared
 * @param judge what is wrong with an answer; nothing, if it is right
 * @param <T> the piece
 * @param <A> its answer
 */
public record Case<T, A>(String method, Picture picture, Function<T, A> ask, Function<A, Optional<Fault>> judge) {
    public Case(Picture picture, Function<T, A> ask, Function<A, Optional<Fault>> judge) {
        this("", picture, ask, judge);
    }

    /**
     * A question with something lent to the piece: {@code (piece, loan) -> piece.wins(loan.of(mine), loan.of(theirs))}.
     */
    public static <T, A> Case<T, Answered<A>> lending(
            Picture picture, BiFunction<T, Loan, A> ask, Function<Answered<A>, Optional<Fault>> judge) {
        return new Case<>(
                picture,
                piece -> {
                    Loan loan = new Loan();
                    A says = ask.apply(piece, loan);
                    return loan.end(says);
                },
                judge);
    }

    /** The same where the library's own is asked as well, and what it says and leaves is what is expected. */
    public static <T, A> Case<T, Answered<A>> beside(
            T library,
            Picture picture,
            BiFunction<T, Loan, A> ask,
            BiFunction<Answered<A>, Answered<A>, Optional<Fault>> judge) {
        Case<T, Answered<A>> asked = lending(picture, ask, answer -> Optional.empty());
        Answered<A> expected = asked.ask.apply(library);
        return new Case<>(picture, asked.ask, answer -> judge.apply(expected, answer));
    }

    /** The same for a piece that says nothing, but changes what it is lent. */
    public static <T> Case<T, Answered<String>> changing(
            Picture picture, BiConsumer<T, Loan> ask, Function<Answered<String>, Optional<Fault>> judge) {
        return lending(
                picture,
                (piece, loan) -> {
                    ask.accept(piece, loan);
                    return "";
                },
                judge);
    }

    /** The same question to this method of a piece that has several. */
    public Case<T, A> to(String method) {
        return new Case<>(method, picture, ask, judge);
    }
}
