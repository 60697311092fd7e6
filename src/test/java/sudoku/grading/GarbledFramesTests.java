package sudoku.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import sudoku.grading.Conversation.Said;
import sudoku.grading.exam.Budget;
import sudoku.grading.exam.Examination;
import sudoku.grading.intake.Limits;
import sudoku.grading.sample.Doubling;
import sudoku.grading.sample.Everything;
import sudoku.grading.sandbox.NoSandbox;
import sudoku.grading.sandbox.Sandbox;
import sudoku.grading.sandbox.WorkerFolder;
import sudoku.grading.sandbox.Workers;
import sudoku.grading.worker.Frame;
import sudoku.judge.CallFailed;
import sudoku.needs.Thorough;

/**
 * Workers that say at random what no worker says. Neither does the grader fail, nor is a point given, nor is a worker
 * left behind.
 *
 * <p>More cases than in a build: {@code mvn test -Dtest=GarbledFramesTests -Dgarbled.cases=100000}. A case that fails
 * says its seed, and {@code -Dgarbled.seed=} with {@code -Dgarbled.cases=1} is that case alone.
 */
class GarbledFramesTests {
    private static final Limits LIMITS =
            new Limits(Duration.ofSeconds(20), Duration.ofSeconds(60), Duration.ofMinutes(3), 128);
    private static final int CASES = Integer.getInteger("garbled.cases", Thorough.isOn() ? 3_000 : 300);
    private static final long SEED = Long.getLong("garbled.seed", new Random().nextInt(1_000_000_000));

    private static final int FULL = 7;
    private static final String NO = "{ throw new IllegalStateException(\"no\"); }";
    private static final String WRONG = "class MyEverything extends Honest { public int[] sorted(int[] n) " + NO
            + " public int[][] transposed(int[][] t) " + NO + " public String[] shouted(String[] w) " + NO
            + " public List<String> twice(List<String> w) " + NO + " public Iterator<int[]> countdown(int n) " + NO
            + " public void each(int n, java.util.function.Consumer<String> f) { f.accept(\"one\"); " + NO + " } }";
    private static final String NOT_DOUBLED =
            "class MyDoubling implements Doubling { public int doubled(int n) " + NO + " }";

    private static Conversation right;
    private static Conversation wrong;

    /** Workers that play parts. */
    private static final class Played implements Sandbox {
        private final Function<Integer, Function<Frame, byte[]>> parts;
        private final List<PlayedWorker> started = Collections.synchronizedList(new ArrayList<>());

        Played(Function<Integer, Function<Frame, byte[]>> parts) {
            this.parts = parts;
        }

        @Override
        public Process start() {
            PlayedWorker worker = new PlayedWorker(parts.apply(started.size()));
            started.add(worker);
            return worker;
        }
    }

    @BeforeAll
    static void converse() throws IOException {
        try (WorkerFolder folder = new WorkerFolder(List.of(Everything.class, Doubling.class))) {
            Sandbox sandbox = new NoSandbox(Path.of(System.getProperty("java.home")), folder, LIMITS);
            right = conversation(sandbox, ExaminationHall.HONEST, ExaminationHall.DOUBLING, FULL);
            wrong = conversation(sandbox, WRONG, NOT_DOUBLED, 0);
        }
    }

    private static Conversation conversation(Sandbox sandbox, String everything, String doubling, int points)
            throws IOException {
        return Conversation.with(sandbox, overheard -> {
            try (Workers workers = new Workers(overheard, 0)) {
                assertThat(points(workers, everything, doubling)).isEqualTo(points);
            }
        });
    }

    @AfterAll
    static void forget() {
        right = null;
        wrong = null;
    }

    /** What a submission has right, asked as the tests of an exercise ask; its workers are ended before all are. */
    private static int points(Played sandbox, String everything, String doubling) {
        try (Workers workers = new Workers(sandbox, 0)) {
            int points = points(workers, everything, doubling);
            assertThat(sandbox.started).as("workers left behind").isNotEmpty().allMatch(PlayedWorker::isEnded);
            return points;
        }
    }

    private static int points(Workers workers, String everything, String doubling) {
        try (Examination examination = ExaminationHall.sit(workers, LIMITS, everything, doubling)) {
            Everything first = ExaminationHall.everything(examination);
            Doubling second = ExaminationHall.doubling(examination);
            return (first == null
                            ? 0
                            : right(() -> Arrays.equals(first.sorted(new int[] {3, 1, 2}), new int[] {1, 2, 3}))
                                    + right(() -> Arrays.deepEquals(
                                            first.transposed(new int[][] {{1}, {2}}), new int[][] {{1}, {2}}))
                                    + right(() -> Arrays.equals(first.shouted(new String[] {"a"}), new String[] {"a"}))
                                    + right(() -> first.twice(List.of("go")).equals(List.of("go")))
                                    + right(() -> countsDown(first.countdown(3)))
                                    + right(() -> handsOver(first)))
                    + (second == null ? 0 : right(() -> second.doubled(21) == 42));
        }
    }

    private static int right(BooleanSupplier question) {
        try {
            return question.getAsBoolean() ? 1 : 0;
        } catch (CallFailed noAnswer) {
            return 0;
        }
    }

    private static boolean countsDown(Iterator<int[]> countdown) {
        List<String> found = new ArrayList<>();
        while (countdown.hasNext() && found.size() < 10) {
            found.add(Arrays.toString(countdown.next()));
        }
        return found.equals(List.of("[3]", "[2]", "[1]"));
    }

    private static boolean handsOver(Everything answer) {
        List<String> found = new ArrayList<>();
        answer.each(3, found::add);
        return found.equals(List.of("element 0", "element 1", "element 2"));
    }

    private static Function<Frame, byte[]> plain(Conversation conversation) {
        Function<Frame, Said> part = conversation.again();
        return question -> {
            Said reply = part.apply(question);
            return reply == null ? new byte[0] : Garbled.plain(reply, question.call());
        };
    }

    /** The same with some of the replies garbled. */
    private static Function<Frame, byte[]> garbled(Conversation conversation, Random random) {
        Function<Frame, Said> part = conversation.again();
        Garbled garbled = new Garbled(random, conversation.replies());
        double often = 1.0 / (1 + random.nextInt(20));
        return question -> {
            Said reply = part.apply(question);
            return reply == null
                    ? new byte[0]
                    : random.nextDouble() < often
                            ? garbled.instead(reply, question.call())
                            : Garbled.plain(reply, question.call());
        };
    }

    @Test
    void whoSaysTheSameAgainGetsTheSame() {
        assertThat(points(new Played(number -> plain(right)), ExaminationHall.HONEST, ExaminationHall.DOUBLING))
                .isEqualTo(FULL);
        assertThat(points(new Played(number -> plain(wrong)), WRONG, NOT_DOUBLED))
                .isZero();
    }

    @Test
    void whateverGoesWrongWhenASubmissionIsOpenedItsWorkerIsEnded() {
        Played sandbox = new Played(number -> plain(right));
        try (Workers workers = new Workers(sandbox, 0)) {
            List<Class<?>> noTask = List.of(Runnable.class);
            assertThatThrownBy(() -> new Examination(workers, List.of(), noTask, LIMITS, new Budget(LIMITS)))
                    .isInstanceOf(NullPointerException.class);
            assertThat(sandbox.started).hasSize(1).allMatch(PlayedWorker::isEnded);
        }
    }

    @Test
    void noFrameMakesTheGraderFailOrGivesAPointOrLeavesAWorkerBehind() {
        System.out.println("Garbled frames: " + CASES + " cases from seed " + SEED);
        int lost = 0;
        int kept = 0;
        for (int i = 0; i < CASES; i++) {
            String where = "case with seed " + (SEED + i);
            // The first numbers of Random are much alike for seeds that follow each other.
            Random random = new Random(new SplittableRandom(SEED + i).nextLong());
            boolean all = random.nextBoolean();
            int workers = 1 + random.nextInt(3);
            Played sandbox = new Played(
                    number -> number < workers ? garbled(all ? right : wrong, random) : plain(all ? right : wrong));
            int points;
            try {
                points = all
                        ? points(sandbox, ExaminationHall.HONEST, ExaminationHall.DOUBLING)
                        : points(sandbox, WRONG, NOT_DOUBLED);
            } catch (RuntimeException | Error failed) {
                throw new AssertionError("The grader failed in the " + where, failed);
            }
            assertThat(points).as(where).isBetween(0, all ? FULL : 0);
            lost += all && points < FULL ? 1 : 0;
            kept += points > 0 ? 1 : 0;
        }
        if (CASES > 100) {
            assertThat(lost).as("cases in which something was lost").isGreaterThan(CASES / 20);
            assertThat(kept).as("cases in which something was kept").isGreaterThan(CASES / 20);
        }
    }
}
