// Streams and maps in place of loops and arrays.
import java.util.function.*;

// task: 1
int[] lackingByLine(int[] board) {
    int size = (int) Math.sqrt(board.length);
    IntFunction<IntStream> row = line -> IntStream.range(0, size).map(i -> board[line * size + i]);
    IntFunction<IntStream> column = line -> IntStream.range(0, size).map(i -> board[i * size + line]);
    return Stream.of(row, column).flatMapToInt(lines -> IntStream.range(0, size)
            .map(line -> size - (int) lines.apply(line).distinct().count())).toArray();
}

// task: 2
int[] parents(int[] errors, int spin) {
    int n = errors.length;
    List<Integer> better = IntStream.range(0, n).boxed()
            .sorted(Comparator.<Integer>comparingInt(board -> errors[board]).reversed()).toList();
    return IntStream.range(0, n).map(hand -> spin + hand * (n + 1))
            .map(field -> IntStream.range(0, n).filter(place -> (place + 1) * (place + 2) > field).findFirst()
                    .getAsInt())
            .map(better::get).toArray();
}

// task: 3
int[] cross(int[] mother, int[] father, int[][] boxes) {
    int[] child = new int[mother.length];
    Arrays.stream(boxes).forEach(box -> {
        Map<Integer, Integer> cellOf = Arrays.stream(box).boxed().collect(Collectors.toMap(c -> mother[c], c -> c));
        Set<Integer> open = new LinkedHashSet<>(Arrays.stream(box).boxed().toList());
        for (int turn = 0; !open.isEmpty(); turn++) {
            int[] giver = turn % 2 == 0 ? mother : father;
            int start = open.iterator().next();
            Stream.iterate(start, cell -> cellOf.get(father[cell])).takeWhile(open::remove)
                    .forEach(cell -> child[cell] = giver[cell]);
        }
    });
    return child;
}

// task: 4
double nextRate(double rate, int before, int after) {
    return Map.of(-1, rate, 0, Math.min(1, 1.05 * rate), 1, rate / 2).get(Integer.signum(after - before));
}
