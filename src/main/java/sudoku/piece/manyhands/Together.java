package sudoku.piece.manyhands;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.draw.Numbers;
import sudoku.piece.NumbersPicture;

/**
 * Has some hands, each of them a thread, do all parts: each part once. When all hands have stopped, it gives the sum
 * of their nodes.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 */
@FunctionalInterface
public interface Together {
    long together(List<int[]> parts, int hands, HandWork work) throws InterruptedException;

    PieceKind<Together> PIECE = PieceKind.of(Together.class)
            .library(Cases::crew)
            .stub("says 0 for all parts", (parts, hands, work) -> 0)
            .cases(Cases::all);

    /** Tries it with one hand, with as many as parts, with more, and with many parts that are small. */
    final class Cases {
        private static final int MANY = 300;

        private static long crew(List<int[]> parts, int hands, HandWork work) throws InterruptedException {
            AtomicInteger next = new AtomicInteger();
            AtomicLong sum = new AtomicLong();
            Runnable hand = () -> {
                for (int job = next.getAndIncrement(); job < parts.size(); job = next.getAndIncrement()) {
                    sum.addAndGet(work.nodes(parts.get(job)));
                }
            };
            List<Thread> threads =
                    Stream.generate(() -> new Thread(hand)).limit(hands).toList();
            threads.forEach(Thread::start);
            for (Thread each : threads) {
                each.join();
            }
            return sum.get();
        }

        private static List<Case<Together, ?>> all() {
            return List.of(
                    asked(1, 5),
                    asked(1),
                    asked(1, 3, 4),
                    asked(2, 3, 4),
                    asked(3, 1, 2, 3, 4, 5, 6, 7),
                    asked(4, 8, 9),
                    asked(2, LongStream.range(0, MANY).toArray()));
        }

        private static Case<Together, Witness.Report> asked(int hands, long... works) {
            NumbersPicture picture = NumbersPicture.of(
                    "nodes of the parts",
                    LongStream.of(works).limit(8).asDoubleStream().toArray());
            return new Case<>(
                    picture,
                    piece -> {
                        List<int[]> parts = new ArrayList<>();
                        IntStream.range(0, works.length).forEach(part -> parts.add(new int[] {part}));
                        Witness witness = new Witness(works, hands);
                        try {
                            return witness.report(piece.together(parts, hands, witness));
                        } catch (InterruptedException stopped) {
                            Thread.currentThread().interrupt();
                            return witness.report(-1);
                        }
                    },
                    report -> complaint(report, hands, works).map(sentence -> new Fault(sentence, picture)));
        }

        private static Optional<String> complaint(Witness.Report report, int hands, long... works) {
            String begin = "With " + hands + (hands == 1 ? " hand" : " hands") + " and " + works.length
                    + (works.length == 1 ? " part, " : " parts, ");
            long sum = LongStream.of(works).sum();
            List<Integer> done = report.done();
            if (report.cameEarly()) {
                return Optional.of(begin + "your together returned before all parts were done: wait for each hand,"
                        + " thread.join(), before you read the sum.");
            }
            if (done.contains(0)) {
                return Optional.of(begin + "part " + done.indexOf(0) + " was not done.");
            }
            int most = done.stream().mapToInt(times -> times).max().orElse(0);
            if (most > 1) {
                return Optional.of(begin + "a part was done " + most
                        + " times. All hands share one counter: make it once, before you start them.");
            }
            if (!report.met()) {
                return Optional.of(begin
                        + "the hands were not at work at the same time. start() lets a thread run beside yours; run()"
                        + " does its work in yours. Start all of them, and only then wait.");
            }
            if (report.threads() > hands) {
                return Optional.of(begin + report.threads() + " threads were at work. A hand is one thread.");
            }
            return report.sum() == sum
                    ? Optional.empty()
                    : Optional.of(begin + "all parts were done, with " + Numbers.text(sum)
                            + " nodes together, but your together says " + Numbers.text(report.sum()) + ".");
        }
    }
}
