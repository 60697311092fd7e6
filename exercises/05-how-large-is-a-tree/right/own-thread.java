// The work is done on threads of the answer's own, which end before the method does.
import java.util.concurrent.*;

// task: 1
double solutionsByWalk(int[] board, int[] draws) {
    return CompletableFuture.supplyAsync(() -> {
        List<Integer> widths = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            if (board[cell] == 0) {
                int[] digits = digitsAt(board, cell);
                widths.add(digits.length);
                if (digits.length == 0) {
                    break;
                }
                board[cell] = digits[draws[widths.size() - 1] % digits.length];
            }
        }
        return widths.stream().mapToDouble(width -> width).reduce(1, (all, width) -> all * width);
    }).join();
}

// task: 2
int carriers(int[] walks) {
    Integer[] boxed = IntStream.of(walks).boxed().toArray(Integer[]::new);
    Arrays.parallelSort(boxed, Comparator.reverseOrder());
    long[] sums = Stream.of(boxed).mapToLong(said -> said).toArray();
    Arrays.parallelPrefix(sums, Long::sum);
    long sum = sums[sums.length - 1];
    return sum == 0 ? 0 : 1 + (int) LongStream.of(sums).takeWhile(part -> part < sum - part).count();
}

// task: 3
double luck(int[] mine, int[] theirs) {
    long wins = IntStream.range(0, mine.length).parallel().filter(i -> mine[i] < theirs[i]).count();
    long losses = IntStream.range(0, mine.length).parallel().filter(i -> mine[i] > theirs[i]).count();
    return CompletableFuture.supplyAsync(() -> {
        // From the likeliest on to both sides, in parts of it; divided by all at the end.
        int coins = (int) (wins + losses);
        double[] ways = new double[coins + 1];
        ways[coins / 2] = 1;
        for (int heads = coins / 2; heads < coins; heads++) {
            ways[heads + 1] = ways[heads] * (coins - heads) / (heads + 1);
        }
        for (int heads = coins / 2; heads > 0; heads--) {
            ways[heads - 1] = ways[heads] * heads / (coins - heads + 1);
        }
        return DoubleStream.of(ways).skip(wins).sum() / DoubleStream.of(ways).sum();
    }).join();
}

// task: 4
int next(int[] board) {
    int[][] digits = new int[81][];
    IntStream.range(0, 81).parallel()
            .forEach(cell -> digits[cell] = board[cell] == 0 ? digitsAt(board, cell) : new int[0]);
    Map<Integer, Double> told = new ConcurrentHashMap<>();
    IntStream.range(0, 81).parallel().filter(cell -> board[cell] == 0).forEach(cell -> told.put(cell,
            10.0 * digits[cell].length - told(digits, cell)));
    return Collections.min(told.entrySet(), Map.Entry.comparingByValue()).getKey();
}
