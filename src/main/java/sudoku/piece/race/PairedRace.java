package sudoku.piece.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.draw.Numbers;
import sudoku.piece.NumbersPicture;

/**
 * Lets two programs run in turns, leaves out the rounds before both are warm, and says how many times as long the one
 * takes as the other.
 *
 * <p>In each round both run once, and who begins changes from round to round. Each run is timed by the watch.
 *
 * <p><b>Lesson.</b> 10-race.
 */
@FunctionalInterface
public interface PairedRace {
    double race(Stopwatch watch, Runnable one, Runnable other, int rounds);

    PieceKind<PairedRace> PIECE = PieceKind.of(PairedRace.class)
            .library(Cases::race)
            .stub("says 0 for every race", (watch, one, other, rounds) -> 0)
            .cases(Cases::all);

    /** Tries it with times that are written down: without cold rounds, with some, and with cold rounds of one alone. */
    final class Cases {
        private static final double ROUNDING = 1e-9;
        private static final Warm WARM = Warm.PIECE.library();
        private static final Ratio RATIO = Ratio.PIECE.library();

        /** What came out, and who ran: 1 or 2, and 0 for somebody whom the watch did not time. */
        private record Heard(double says, List<Integer> ran) {}

        private static double race(Stopwatch watch, Runnable one, Runnable other, int rounds) {
            double[] mine = new double[rounds];
            double[] theirs = new double[rounds];
            for (int round = 0; round < rounds; round++) {
                if (round % 2 == 0) {
                    mine[round] = watch.millis(one);
                }
                theirs[round] = watch.millis(other);
                if (round % 2 == 1) {
                    mine[round] = watch.millis(one);
                }
            }
            return ratio(mine, theirs, Math.max(WARM.warm(mine), WARM.warm(theirs)));
        }

        private static double ratio(double[] mine, double[] theirs, int first) {
            return RATIO.ratio(
                    Arrays.copyOfRange(mine, first, mine.length), Arrays.copyOfRange(theirs, first, theirs.length));
        }

        private static List<Case<PairedRace, ?>> all() {
            return Stream.<Case<PairedRace, ?>>of(
                            of(new double[] {6}, new double[] {3}),
                            of(new double[] {2, 30, 2}, new double[] {1, 10, 1}),
                            of(new double[] {1, 10, 4, 5, 2}, new double[] {1, 5, 16, 20, 2}),
                            of(new double[] {9, 8, 1, 1, 2, 1}, new double[] {1, 9, 4, 5, 5, 4}),
                            of(new double[] {3, 2, 3, 3, 2, 3, 2}, new double[] {40, 30, 20, 6, 5, 4, 4}))
                    .toList();
        }

        private static Case<PairedRace, Heard> of(double[] mine, double[] theirs) {
            NumbersPicture picture = NumbersPicture.of("mine", mine).and("theirs", theirs);
            return new Case<>(picture, piece -> heard(piece, mine, theirs), heard -> fault(heard, mine, theirs));
        }

        /** Times are told by who runs, and how often that one has run before. */
        private static Heard heard(PairedRace piece, double[] mine, double[] theirs) {
            List<Integer> ran = new ArrayList<>();
            List<Integer> loose = new ArrayList<>();
            Stopwatch watch = work -> {
                int before = loose.size();
                work.run();
                if (loose.size() != before + 1) {
                    return 0;
                }
                int who = loose.remove(before);
                ran.add(who);
                int run = (int) ran.stream().filter(each -> each == who).count() - 1;
                double[] times = who == 1 ? mine : theirs;
                return times[Math.min(run, times.length - 1)];
            };
            double says = piece.race(watch, () -> loose.add(1), () -> loose.add(2), mine.length);
            loose.forEach(each -> ran.add(0));
            return new Heard(says, ran);
        }

        private static Optional<Fault> fault(Heard heard, double[] mine, double[] theirs) {
            Optional<String> order = ofTheOrder(mine.length, heard.ran);
            if (order.isPresent()) {
                double[] ran = heard.ran.stream().mapToDouble(who -> who).toArray();
                NumbersPicture times = NumbersPicture.of("mine", mine).and("theirs", theirs);
                return Fault.found(order.get(), ran.length == 0 ? times : NumbersPicture.of("who ran", ran));
            }
            int first = Math.max(WARM.warm(mine), WARM.warm(theirs));
            double right = ratio(mine, theirs, first);
            return Math.abs(heard.says - right) <= ROUNDING
                    ? Optional.empty()
                    : Fault.found(
                            "Your race says " + Numbers.text(heard.says) + " for these times, but it is "
                                    + Numbers.text(right) + ": both are warm from round " + (first + 1)
                                    + " on, and only those rounds count.",
                            NumbersPicture.of("mine", mine).mark(first).and("theirs", theirs));
        }

        private static Optional<String> ofTheOrder(int rounds, List<Integer> ran) {
            if (ran.contains(0)) {
                return Optional.of(
                        "Your race runs a program without timing it: millis(one) runs it and reads the clock.");
            }
            if (ran.size() != 2 * rounds) {
                return Optional.of("In " + rounds + (rounds == 1 ? " round" : " rounds") + " your race has made "
                        + ran.size() + (ran.size() == 1 ? " run" : " runs") + "; it should make " + 2 * rounds
                        + ", each program once per round.");
            }
            for (int round = 0; round < rounds; round++) {
                if (ran.get(2 * round).equals(ran.get(2 * round + 1))) {
                    return Optional.of("In round " + (round + 1)
                            + " your race has run the same program twice. Then whatever the machine does in between"
                            + " counts against that one alone.");
                }
                if (round > 0 && ran.get(2 * round).equals(ran.get(2 * round - 2))) {
                    return Optional.of("The same program goes first in rounds " + round + " and " + (round + 1)
                            + " of your race. Let the programs take turns: round % 2 says whether a round is even.");
                }
            }
            return Optional.empty();
        }
    }
}
