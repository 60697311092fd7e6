package sudoku.piece.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.piece.NumbersPicture;

/**
 * Lets two programs run in turns: in each round both of them once, and who begins changes from round to round.
 *
 * <p><b>Lesson.</b> 10-race.
 */
@FunctionalInterface
public interface Turns {
    void turns(Runnable one, Runnable other, int rounds);

    PieceKind<Turns> PIECE = PieceKind.of(Turns.class)
            .library((one, other, rounds) -> {
                for (int round = 0; round < rounds; round++) {
                    (round % 2 == 0 ? one : other).run();
                    (round % 2 == 0 ? other : one).run();
                }
            })
            .stub("runs nobody", (one, other, rounds) -> {})
            .cases(Cases::all);

    /** Listens to who runs when. */
    final class Cases {
        private static List<Case<Turns, ?>> all() {
            return Stream.of(1, 2, 3, 8, 0).<Case<Turns, ?>>map(Cases::of).toList();
        }

        private static Case<Turns, List<Integer>> of(int rounds) {
            return new Case<>(
                    NumbersPicture.of("rounds", rounds),
                    piece -> {
                        List<Integer> ran = new ArrayList<>();
                        piece.turns(() -> ran.add(1), () -> ran.add(2), rounds);
                        return ran;
                    },
                    ran -> fault(rounds, ran)
                            .map(sentence -> new Fault(
                                    sentence,
                                    NumbersPicture.of(
                                            "who ran",
                                            ran.stream().mapToDouble(who -> who).toArray()))));
        }

        private static Optional<String> fault(int rounds, List<Integer> ran) {
            if (ran.size() != 2 * rounds) {
                return Optional.of("In " + rounds + (rounds == 1 ? " round" : " rounds") + " your turns has run"
                        + " somebody " + ran.size() + " times; it should be " + 2 * rounds
                        + ", both once in each round.");
            }
            for (int round = 0; round < rounds; round++) {
                if (ran.get(2 * round).equals(ran.get(2 * round + 1))) {
                    return Optional.of("In round " + (round + 1) + " your turns has run the same one twice. Then what"
                            + " the machine does in between is counted against one of them alone.");
                }
                if (round > 0 && ran.get(2 * round).equals(ran.get(2 * round - 2))) {
                    return Optional.of("The same one begins in rounds " + round + " and " + (round + 1)
                            + " of your turns. Let them begin by turns: round % 2 says whether a round is an even"
                            + " one.");
                }
            }
            return Optional.empty();
        }
    }
}
