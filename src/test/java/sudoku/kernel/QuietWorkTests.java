package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class QuietWorkTests {
    private final List<String> done = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch mayEnd = new CountDownLatch(1);
    private final CountDownLatch over = new CountDownLatch(1);

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException nobodyDoes) {
            throw new IllegalStateException(nobodyDoes);
        }
    }

    @Test
    void aRequestThatIsServedComesFirst() throws InterruptedException {
        QuietWork quiet = new QuietWork(Duration.ofMillis(4));
        quiet.serve(() -> {
            quiet.begin(() -> {
                done.add("work");
                over.countDown();
            });
            assertThat(waitsFor(over))
                    .as("the work begins in the middle of a request")
                    .isFalse();
            done.add("request");
        });
        over.await();
        assertThat(done).containsExactly("request", "work");
    }

    private static boolean waitsFor(CountDownLatch latch) {
        try {
            return latch.await(100, TimeUnit.MILLISECONDS);
        } catch (InterruptedException nobodyDoes) {
            throw new IllegalStateException(nobodyDoes);
        }
    }

    @Test
    void aRequestThatComesMeanwhileIsServedAfterwards() throws InterruptedException {
        QuietWork quiet = new QuietWork(Duration.ofMillis(4));
        quiet.begin(() -> {
            begun.countDown();
            await(mayEnd);
            done.add("work");
        });
        begun.await();
        Thread request = new Thread(() -> quiet.serve(() -> done.add("request")));
        request.start();
        assertThat(waitsFor(over)).isFalse();
        assertThat(done).isEmpty();
        mayEnd.countDown();
        request.join();
        assertThat(done).containsExactly("work", "request");
    }

    @Test
    void nothingIsDoneBeforeItIsQuietForAsLongAsAgreed() throws InterruptedException {
        QuietWork never = new QuietWork(Duration.ofDays(1));
        never.begin(over::countDown);
        assertThat(waitsFor(over)).isFalse();
        new QuietWork(Duration.ofMillis(4)).begin(begun::countDown);
        begun.await();
    }
}
