// Streams in place of loops.

// task: 1
double solutionsByWalk(int[] board, int[] draws) {
    Iterator<Integer> drawn = IntStream.of(draws).iterator();
    return IntStream.range(0, 81).filter(cell -> board[cell] == 0).mapToDouble(cell -> {
        int[] digits = digitsAt(board, cell);
        board[cell] = digits.length > 0 ? digits[drawn.next() % digits.length] : 0;
        return digits.length;
    }).reduce(1, (all, width) -> all * width);
}

// task: 2
int carriers(int[] walks) {
    long sum = IntStream.of(walks).asLongStream().sum();
    long[] part = {0};
    return (int) IntStream.of(walks).boxed().sorted(Comparator.reverseOrder())
            .takeWhile(said -> 2 * part[0] < sum).peek(said -> part[0] += said).count();
}

// task: 3
double luck(int[] mine, int[] theirs) {
    int[] signs = IntStream.range(0, mine.length).map(i -> Integer.signum(theirs[i] - mine[i]))
            .filter(sign -> sign != 0).toArray();
    long wins = IntStream.of(signs).filter(sign -> sign > 0).count();
    double[] last = Stream.iterate(new double[] {1}, row -> IntStream.rangeClosed(0, row.length)
            .mapToDouble(i -> ((i > 0 ? row[i - 1] : 0) + (i < row.length ? row[i] : 0)) / 2).toArray())
            .skip(signs.length).findFirst().get();
    return DoubleStream.of(last).skip(wins).sum();
}

// task: 4
int next(int[] board) {
    Map<Integer, Set<Integer>> digits = IntStream.range(0, 81).filter(cell -> board[cell] == 0).boxed()
            .collect(Collectors.toMap(cell -> cell, cell -> IntStream.of(digitsAt(board, cell)).boxed()
                    .collect(Collectors.toSet())));
    return digits.keySet().stream().min(Comparator.<Integer>comparingInt(cell -> digits.get(cell).size())
            .thenComparing(cell -> -digits.keySet().stream()
                    .filter(other -> !other.equals(cell) && sharesHouse(cell, other))
                    .mapToDouble(other -> digits.get(cell).stream().filter(digits.get(other)::contains).count()
                            * Math.pow(4, -digits.get(other).size())).sum())).get();
}
