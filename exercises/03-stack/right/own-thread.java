// In threads of its own: a producer that waits until somebody takes what it has found.
import java.util.concurrent.*;

// task: 1
List<int[]> standing(List<int[]> steps) {
    return CompletableFuture.supplyAsync(() -> {
        Map<Integer, Integer> stands = new LinkedHashMap<>();
        for (int[] step : steps) {
            stands.remove(step[0]);
            if (step[1] > 0) {
                stands.put(step[0], step[1]);
            }
        }
        List<int[]> pairs = new LinkedList<>();
        stands.forEach((cell, digit) -> pairs.add(new int[] {cell, digit}));
        return pairs;
    }).join();
}

// task: 2
class Producer implements Iterator<String> {
    final SynchronousQueue<String> lines = new SynchronousQueue<>();
    String ready;

    Producer(Iterator<String> found) {
        Thread thread = new Thread(null, () -> {
            try {
                while (found.hasNext()) {
                    lines.put(found.next());
                }
                lines.put("");
            } catch (InterruptedException stopped) {
                return;
            }
        }, "producer", 1 << 20);
        thread.setDaemon(true);
        thread.start();
    }

    public boolean hasNext() {
        try {
            ready = ready == null ? lines.take() : ready;
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
        return !ready.isEmpty();
    }

    public String next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        String line = ready;
        ready = null;
        return line;
    }
}

Iterator<String> solutions(int[] board) {
    return new Producer(new SolutionCursor(board));
}

// task: 3
class Counter extends Thread {
    final Iterator<String> all;
    int count;

    Counter(Iterator<String> all) {
        super(null, null, "counter", 16 << 20);
        this.all = all;
    }

    @Override
    public void run() {
        while (count < 2 && all.hasNext()) {
            all.next();
            count++;
        }
    }
}

int atMostTwo(int[] board) {
    Counter counter = new Counter(new SolutionCursor(board));
    counter.start();
    try {
        counter.join();
    } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
    }
    return counter.count;
}
