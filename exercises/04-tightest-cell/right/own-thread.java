// In threads of its own: counted in parallel, searched on a large stack.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;

// task: 1
int[] degrees(int[] board) {
    AtomicIntegerArray counts = new AtomicIntegerArray(81);
    Thread[] threads = new Thread[3];
    for (int part = 0; part < 3; part++) {
        int first = part;
        threads[part] = new Thread(() -> {
            for (int cell = first; cell < 81; cell += 3) {
                for (int other = 0; other < cell; other++) {
                    boolean near = other / 9 == cell / 9 || other % 9 == cell % 9
                            || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
                    if (near && board[cell] == 0 && board[other] == 0) {
                        counts.incrementAndGet(cell);
                        counts.incrementAndGet(other);
                    }
                }
            }
        });
        threads[part].start();
    }
    for (Thread thread : threads) {
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
    return IntStream.range(0, 81).map(counts::get).toArray();
}

// task: 2
int choose(int[] board) {
    OptionalInt best = IntStream.range(0, 81).parallel().filter(cell -> board[cell] == 0)
            .reduce((a, b) -> rank(board, b) < rank(board, a) || rank(board, a) == rank(board, b) && b < a ? b : a);
    return best.orElse(-1);
}

/** Fewer candidates, more blank neighbours: the smaller the better. */
int rank(int[] board, int cell) {
    int seen = 0;
    int blanks = 0;
    for (int other = 0; other < 81; other++) {
        if (other != cell && (other / 9 == cell / 9 || other % 9 == cell % 9
                || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3)) {
            seen |= board[other] == 0 ? 0 : 1 << board[other];
            blanks += board[other] == 0 ? 1 : 0;
        }
    }
    return (9 - Integer.bitCount(seen)) * 100 - blanks;
}

// task: 3
/** Each bucket is a ring of cells linked through two arrays. */
int[] rings(int[] counts, int[] cells, int[] changed) {
    int n = counts.length;
    int[] before = new int[n + 26];
    int[] after = new int[n + 26];
    for (int head = n; head < n + 26; head++) {
        before[head] = head;
        after[head] = head;
    }
    for (int cell = 0; cell < n; cell++) {
        link(before, after, n + counts[cell], cell);
    }
    int[] chosen = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
        int cell = cells[i];
        if (counts[cell] >= 0) {
            after[before[cell]] = after[cell];
            before[after[cell]] = before[cell];
        }
        counts[cell] = changed[i];
        if (changed[i] >= 0) {
            link(before, after, n + changed[i], cell);
        }
        chosen[i] = -1;
        for (int head = n + 25; head >= n; head--) {
            chosen[i] = after[head] == head ? chosen[i] : after[head];
        }
    }
    return chosen;
}

void link(int[] before, int[] after, int head, int cell) {
    before[cell] = before[head];
    after[cell] = head;
    after[before[head]] = cell;
    before[head] = cell;
}

int[] choices(int[] counts, int[] cells, int[] changed) {
    ExecutorService one = Executors.newSingleThreadExecutor();
    Future<int[]> chosen = one.submit(() -> rings(counts, cells, changed));
    one.shutdown();
    try {
        return chosen.get();
    } catch (InterruptedException | ExecutionException failed) {
        throw new IllegalStateException(failed);
    }
}

// task: 4
class Tree extends Thread {
    final int[] board;
    int written;
    int solutions;

    Tree(int[] board) {
        super(null, null, "tree", 32 << 20);
        this.board = board;
    }

    @Override
    public void run() {
        for (int cell = 0; cell < 81; cell++) {
            if (board[cell] != 0 && !fits(cell, board[cell])) {
                return;
            }
        }
        grow();
    }

    boolean fits(int cell, int digit) {
        for (int i = 0; i < 9; i++) {
            for (int other : new int[] {cell / 9 * 9 + i, cell % 9 + 9 * i,
                    cell / 27 * 27 + cell % 9 / 3 * 3 + i / 3 * 9 + i % 3}) {
                if (other != cell && board[other] == digit) {
                    return false;
                }
            }
        }
        return true;
    }

    void grow() {
        int cell = choose(board);
        solutions += cell < 0 ? 1 : 0;
        for (int digit = 1; digit <= 9 && cell >= 0; digit++) {
            if (fits(cell, digit)) {
                board[cell] = digit;
                written++;
                grow();
                board[cell] = 0;
            }
        }
    }
}

int[] wholeTree(int[] board) {
    Tree tree = new Tree(board);
    tree.start();
    try {
        tree.join();
    } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
    }
    return new int[] {tree.written, tree.solutions};
}
