// In threads of its own: a producer that waits until somebody takes what it has found.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

// task: 1
List<int[]> standing(List<int[]> steps) {
    FutureTask<List<int[]>> reading = new FutureTask<>(() -> {
        Map<Integer, Integer> stands = new LinkedHashMap<>();
        for (int[] step : steps) {
            stands.remove(step[0]);
            if (step[1] > 0) {
                stands.put(step[0], step[1]);
            }
        }
        List<int[]> pairs = new LinkedList<>();
        for (Map.Entry<Integer, Integer> each : stands.entrySet()) {
            pairs.add(new int[] {each.getKey(), each.getValue()});
        }
        return pairs;
    });
    new Thread(reading).start();
    try {
        return reading.get();
    } catch (InterruptedException | ExecutionException failed) {
        throw new IllegalStateException(failed);
    }
}

// task: 2
/** A plain recursion that hands each solution over and is held up until the next is wanted. */
class Producer implements Iterator<String> {
    final SynchronousQueue<String> lines = new SynchronousQueue<>();
    String ready;

    Producer(int[] board) {
        Thread thread = new Thread(null, () -> {
            try {
                if (stands(board)) {
                    search(board, 0);
                }
                lines.put("");
            } catch (InterruptedException stopped) {
                return;
            }
        }, "producer", 1 << 20);
        thread.setDaemon(true);
        thread.start();
    }

    boolean stands(int[] board) {
        for (int a = 0; a < 81; a++) {
            for (int b = 0; b < a; b++) {
                if (board[a] != 0 && board[a] == board[b] && meet(a, b)) {
                    return false;
                }
            }
        }
        return true;
    }

    boolean meet(int a, int b) {
        return a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    }

    void search(int[] board, int cell) throws InterruptedException {
        if (cell == 81) {
            StringBuilder line = new StringBuilder();
            for (int digit : board) {
                line.append(digit);
            }
            lines.put(line.toString());
        } else if (board[cell] != 0) {
            search(board, cell + 1);
        } else {
            for (int digit = 1; digit <= 9; digit++) {
                boolean fits = true;
                for (int other = 0; other < 81; other++) {
                    fits &= board[other] != digit || !meet(cell, other);
                }
                if (fits) {
                    board[cell] = digit;
                    search(board, cell + 1);
                }
            }
            board[cell] = 0;
        }
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
    return new Producer(board);
}

// task: 3
class Counter extends Thread {
    final int[] board;
    final AtomicInteger count = new AtomicInteger();

    Counter(int[] board) {
        super(null, null, "counter", 16 << 20);
        this.board = board;
    }

    @Override
    public void run() {
        for (int cell = 0; cell < 81; cell++) {
            int clue = board[cell];
            board[cell] = 0;
            boolean stands = clue == 0 || free(cell, clue);
            board[cell] = clue;
            if (!stands) {
                return;
            }
        }
        go();
    }

    boolean free(int cell, int digit) {
        for (int i = 0; i < 9; i++) {
            if (board[cell / 9 * 9 + i] == digit || board[i * 9 + cell % 9] == digit
                    || board[cell / 27 * 27 + cell % 9 / 3 * 3 + i / 3 * 9 + i % 3] == digit) {
                return false;
            }
        }
        return true;
    }

    /** The tightest blank first. */
    void go() {
        int best = -1;
        int fewest = 10;
        for (int cell = 0; cell < 81; cell++) {
            int choices = 0;
            for (int digit = 1; digit <= 9 && board[cell] == 0; digit++) {
                choices += free(cell, digit) ? 1 : 0;
            }
            if (board[cell] == 0 && choices < fewest) {
                fewest = choices;
                best = cell;
            }
        }
        if (best < 0) {
            count.incrementAndGet();
            return;
        }
        for (int digit = 1; digit <= 9 && count.get() < 2; digit++) {
            if (free(best, digit)) {
                board[best] = digit;
                go();
                board[best] = 0;
            }
        }
    }
}

int atMostTwo(int[] board) {
    Counter counter = new Counter(board);
    counter.start();
    try {
        counter.join();
    } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
    }
    return counter.count.get();
}

// task: 4
/** A recursion that is led along the saved choices and searches from where they end. */
class Resumed {
    final int[] board;
    final List<Integer> blanks = new ArrayList<>();
    final int[] saved;
    final boolean isFull;

    Resumed(int[] puzzle, List<int[]> choices) {
        board = puzzle;
        for (int cell = 0; cell < 81; cell++) {
            if (puzzle[cell] == 0) {
                blanks.add(cell);
            }
        }
        saved = choices.stream().mapToInt(choice -> choice[1]).toArray();
        isFull = saved.length == blanks.size();
    }

    /** Along the saved choices, as long as nothing else was chosen. */
    boolean find(int height, boolean isSaved) {
        if (height == blanks.size()) {
            return !(isSaved && isFull);
        }
        int cell = blanks.get(height);
        boolean follows = isSaved && height < saved.length;
        for (int digit = follows ? saved[height] : 1; digit <= 9; digit++) {
            boolean fits = true;
            for (int other = 0; other < 81; other++) {
                boolean meets = other / 9 == cell / 9 || other % 9 == cell % 9
                        || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
                fits &= !meets || board[other] != digit;
            }
            if (fits) {
                board[cell] = digit;
                if (find(height + 1, follows && digit == saved[height])) {
                    return true;
                }
                board[cell] = 0;
            }
        }
        return false;
    }
}

List<int[]> resume(int[] puzzle, List<int[]> saved) {
    Resumed search = new Resumed(puzzle, saved);
    boolean[] found = new boolean[1];
    Thread thread = new Thread(() -> found[0] = search.find(0, true));
    thread.start();
    try {
        thread.join();
    } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
    }
    List<int[]> standing = new ArrayList<>();
    for (int cell : search.blanks) {
        if (found[0]) {
            standing.add(new int[] {cell, search.board[cell]});
        }
    }
    return standing;
}
