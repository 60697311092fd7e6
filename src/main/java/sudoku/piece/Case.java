package sudoku.piece;

import java.util.Optional;
import java.util.function.Function;
import sudoku.picture.Picture;

/**
 * One question to a piece.
 *
 * @param picture what it is asked about, for the case that no answer comes
 * @param ask puts the question, with copies of everything, and gives the answer in a form that can be compared
 * @param judge what is wrong with an answer; nothing, if it is right
 * @param <T> the piece
 * @param <A> its answer
 */
public record Case<T, A>(Picture picture, Function<T, A> ask, Function<A, Optional<Fault>> judge) {}
