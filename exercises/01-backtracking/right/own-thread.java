// In threads of its own: houses at the same time, a deep recursion on a large stack, lines that another thread finds.
import java.util.concurrent.*;
import java.util.stream.*;

// task: 1
List<int[]> conflicts(int[] board, int[][] houses) {
    Queue<int[]> found = new ConcurrentLinkedQueue<>();
    ForkJoinPool four = new ForkJoinPool(4);
    four.submit(() -> IntStream.range(0, houses.length).parallel().forEach(house ->
            again(board, houses[house]).forEach(digit -> found.add(new int[] {house, digit})))).join();
    four.shutdown();
    return new ArrayList<>(found);
}

IntStream again(int[] board, int[] cells) {
    BitSet once = new BitSet();
    BitSet again = new BitSet();
    for (int cell : cells) {
        (once.get(board[cell]) ? again : once).set(board[cell]);
    }
    again.clear(0);
    return again.stream();
}

// task: 2
void allSolutions(int[] board, Consumer<String> found) {
    int[] mine = board.clone();
    for (int cell = 0; cell < 81; cell++) {
        mine[cell] = 0;
        if (board[cell] != 0 && !mayStand(mine, cell, board[cell])) {
            return;
        }
        mine[cell] = board[cell];
    }
    Executor deep = search -> new Thread(null, search, "deep", 64 << 20).start();
    CompletableFuture.runAsync(() -> searchAll(mine, 0, found), deep).join();
}

// task: 3
int someSolutions(int[] board, int most, Consumer<String> found) {
    BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    new Thread(() -> {
        searchSome(board.clone(), 0, most, lines::add);
        lines.add("");
    }).start();
    int count = 0;
    try {
        for (String line = lines.take(); !line.isEmpty(); line = lines.take()) {
            found.accept(line);
            count++;
        }
    } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
    }
    return count;
}

// task: 4
String solveX(int[] board) {
    int[] mine = board.clone();
    for (int cell = 0; cell < 81; cell++) {
        if (mine[cell] != 0 && !fitsX(mine, cell, mine[cell])) {
            return "";
        }
    }
    ExecutorService one = Executors.newSingleThreadExecutor();
    Future<Boolean> solved = one.submit(() -> searchX(mine, 0));
    one.shutdown();
    try {
        return solved.get() ? Arrays.toString(mine).replaceAll("\\D", "") : "";
    } catch (InterruptedException | ExecutionException failed) {
        throw new IllegalStateException(failed);
    }
}
