// In threads of its own: houses at the same time, a deep recursion on a large stack, a producer that is told to stop.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;

// task: 1
List<int[]> conflicts(int[] board, int[][] houses) {
    Queue<int[]> found = new ConcurrentLinkedQueue<>();
    List<Thread> threads = new ArrayList<>();
    for (int part = 0; part < 4; part++) {
        int first = part;
        Thread thread = new Thread(() -> {
            for (int house = first; house < houses.length; house += 4) {
                BitSet once = new BitSet();
                BitSet again = new BitSet();
                for (int cell : houses[house]) {
                    (once.get(board[cell]) ? again : once).set(board[cell]);
                }
                for (int digit = again.nextSetBit(1); digit > 0; digit = again.nextSetBit(digit + 1)) {
                    found.add(new int[] {house, digit});
                }
            }
        });
        thread.start();
        threads.add(thread);
    }
    for (Thread thread : threads) {
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
    return new ArrayList<>(found);
}

// task: 2
void allSolutions(int[] board, Consumer<String> found) {
    int[] mine = board.clone();
    for (int cell = 0; cell < 81; cell++) {
        for (int other = 0; other < cell; other++) {
            if (mine[cell] != 0 && mine[cell] == mine[other] && seeEachOther(cell, other)) {
                return;
            }
        }
    }
    Thread thread = new Thread(null, () -> extendAll(mine, 0, found), "deep", 64 << 20);
    thread.start();
    try {
        thread.join();
    } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
    }
}

boolean seeEachOther(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
}

void extendAll(int[] board, int cell, Consumer<String> found) {
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        found.accept(line.toString());
        return;
    }
    boolean isBlank = board[cell] == 0;
    for (int digit = isBlank ? 1 : board[cell]; digit <= (isBlank ? 9 : board[cell]); digit++) {
        boolean fits = true;
        for (int other = 0; other < 81; other++) {
            fits &= other == cell || board[other] != digit || !seeEachOther(cell, other);
        }
        if (fits) {
            int before = board[cell];
            board[cell] = digit;
            extendAll(board, cell + 1, found);
            board[cell] = before;
        }
    }
}

// task: 3
int someSolutions(int[] board, int most, Consumer<String> found) {
    BlockingQueue<String> lines = new ArrayBlockingQueue<>(1);
    AtomicBoolean enough = new AtomicBoolean(most == 0);
    Thread thread = new Thread(() -> {
        produce(board.clone(), 0, lines, enough);
        offer(lines, "", enough);
    });
    thread.setDaemon(true);
    thread.start();
    int count = 0;
    try {
        while (count < most) {
            String line = lines.take();
            if (line.isEmpty()) {
                break;
            }
            found.accept(line);
            count++;
        }
        enough.set(true);
        thread.join();
    } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
    }
    return count;
}

void offer(BlockingQueue<String> lines, String line, AtomicBoolean enough) {
    try {
        while (!enough.get() && !lines.offer(line, 1, TimeUnit.MILLISECONDS)) {
            Thread.onSpinWait();
        }
    } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
    }
}

void produce(int[] board, int cell, BlockingQueue<String> lines, AtomicBoolean enough) {
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        offer(lines, line.toString(), enough);
    } else if (board[cell] != 0) {
        produce(board, cell + 1, lines, enough);
    } else {
        for (int digit = 1; digit <= 9 && !enough.get(); digit++) {
            boolean fits = true;
            for (int other = 0; other < 81; other++) {
                fits &= board[other] != digit || other / 9 != cell / 9 && other % 9 != cell % 9
                        && (other / 27 != cell / 27 || other % 9 / 3 != cell % 9 / 3);
            }
            if (fits) {
                board[cell] = digit;
                produce(board, cell + 1, lines, enough);
            }
        }
        board[cell] = 0;
    }
}

// task: 4
/** By masks, the tightest cell first. */
String solveByMasks(int[] board) {
    int[] masks = new int[29];
    int[] mine = board.clone();
    for (int cell = 0; cell < 81; cell++) {
        for (int house : housesOf(cell)) {
            if (mine[cell] != 0 && (masks[house] & 1 << mine[cell]) != 0) {
                return "";
            }
            masks[house] |= mine[cell] == 0 ? 0 : 1 << mine[cell];
        }
    }
    StringBuilder line = new StringBuilder();
    if (tightest(mine, masks)) {
        for (int digit : mine) {
            line.append(digit);
        }
    }
    return line.toString();
}

int[] housesOf(int cell) {
    int row = cell / 9;
    int column = cell % 9;
    int box = 18 + row / 3 * 3 + column / 3;
    return IntStream.of(row, 9 + column, box, row == column ? 27 : box, row + column == 8 ? 28 : box)
            .distinct().toArray();
}

boolean tightest(int[] board, int[] masks) {
    int best = -1;
    int fewest = 10;
    int bestUsed = 0;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int used = 0;
            for (int house : housesOf(cell)) {
                used |= masks[house];
            }
            if (9 - Integer.bitCount(used) < fewest) {
                fewest = 9 - Integer.bitCount(used);
                best = cell;
                bestUsed = used;
            }
        }
    }
    if (best < 0) {
        return true;
    }
    for (int digit = 1; digit <= 9; digit++) {
        if ((bestUsed & 1 << digit) == 0) {
            board[best] = digit;
            for (int house : housesOf(best)) {
                masks[house] |= 1 << digit;
            }
            if (tightest(board, masks)) {
                return true;
            }
            for (int house : housesOf(best)) {
                masks[house] &= ~(1 << digit);
            }
        }
    }
    board[best] = 0;
    return false;
}

String solveX(int[] board) {
    ExecutorService one = Executors.newSingleThreadExecutor();
    try {
        return one.submit(() -> solveByMasks(board)).get();
    } catch (InterruptedException | ExecutionException failed) {
        throw new IllegalStateException(failed);
    } finally {
        one.shutdown();
    }
}
