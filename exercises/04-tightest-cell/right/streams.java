// With streams, comparators and other data structures.
import java.util.stream.*;

// task: 1
int[] degrees(int[] board) {
    return IntStream.range(0, 81).map(cell -> board[cell] != 0 ? 0 : (int) Stream.of(
            IntStream.range(0, 9).map(i -> cell / 9 * 9 + i),
            IntStream.range(0, 9).map(i -> cell % 9 + i * 9),
            IntStream.range(0, 9).map(i -> cell / 27 * 27 + cell % 9 / 3 * 3 + i / 3 * 9 + i % 3))
            .flatMapToInt(house -> house).distinct().filter(other -> other != cell && board[other] == 0).count())
            .toArray();
}

// task: 2
int choose(int[] board) {
    List<Set<Integer>> around = IntStream.range(0, 81).mapToObj(cell -> IntStream.range(0, 81)
            .filter(other -> other != cell && (other / 9 == cell / 9 || other % 9 == cell % 9
                    || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3))
            .boxed().collect(Collectors.toSet())).collect(Collectors.toList());
    return IntStream.range(0, 81).filter(cell -> board[cell] == 0).boxed().min(Comparator
            .comparingLong((Integer cell) -> -around.get(cell).stream().map(other -> board[other])
                    .filter(digit -> digit != 0).distinct().count())
            .thenComparingLong(cell -> -around.get(cell).stream().filter(other -> board[other] == 0).count())
            .thenComparing(Comparator.naturalOrder())).orElse(-1);
}

// task: 3
/** A heap in which old entries stay until they come up and are seen to be old. */
int[] choices(int[] counts, int[] cells, int[] changed) {
    PriorityQueue<int[]> heap = new PriorityQueue<>(Comparator.comparingInt(entry -> entry[0]));
    IntStream.range(0, counts.length).forEach(cell -> heap.add(new int[] {counts[cell], cell}));
    return IntStream.range(0, cells.length).map(i -> {
        counts[cells[i]] = changed[i];
        if (changed[i] >= 0) {
            heap.add(new int[] {changed[i], cells[i]});
        }
        while (!heap.isEmpty() && counts[heap.peek()[1]] != heap.peek()[0]) {
            heap.poll();
        }
        return heap.isEmpty() ? -1 : heap.peek()[1];
    }).toArray();
}

// task: 4
int[] wholeTree(int[] board) {
    boolean stands = IntStream.range(0, 81).filter(cell -> board[cell] > 0).allMatch(cell -> IntStream.range(0, cell)
            .filter(other -> other / 9 == cell / 9 || other % 9 == cell % 9
                    || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3)
            .noneMatch(other -> board[other] == board[cell]));
    int[] tree = new int[2];
    Deque<int[]> open = new ArrayDeque<>(stands ? List.of(board) : List.of());
    while (!open.isEmpty()) {
        int[] now = open.pop();
        int cell = choose(now);
        if (cell < 0) {
            tree[1]++;
            continue;
        }
        IntStream.rangeClosed(1, 9).filter(digit -> IntStream.range(0, 81)
                .filter(other -> other / 9 == cell / 9 || other % 9 == cell % 9
                        || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3)
                .noneMatch(other -> now[other] == digit)).forEach(digit -> {
            int[] next = now.clone();
            next[cell] = digit;
            open.push(next);
            tree[0]++;
        });
    }
    return tree;
}
