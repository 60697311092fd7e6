// With streams.

// task: 1
long pack(int[] sets) {
    return IntStream.range(0, sets.length)
            .mapToLong(i -> ((long) sets[i]) << (i * 10))
            .reduce(0, (one, other) -> one ^ other);
}

long pairs(long word) {
    return IntStream.range(0, 6)
            .mapToLong(i -> word & (0b1111111110L << (i * 10)))
            .filter(field -> Long.bitCount(field) == 2)
            .sum();
}

// task: 2
int[] questions(int width, int fields) {
    int step = width + 1;
    return IntStream.range(0, fields)
            .boxed()
            .flatMap(field -> IntStream.range(0, 1 << width)
                    .mapToObj(half -> 2 * half << step * field)
                    .flatMap(own -> field == 0 ? Stream.of(own) : Stream.of(own, own + (2 << step * (field - 1)))))
            .mapToInt(word -> word)
            .toArray();
}

// task: 3
int[] tableOf(int[] ways, int places) {
    return IntStream.range(0, 1 << places)
            .map(question -> IntStream.of(ways)
                    .filter(way -> (way & ~question) == 0)
                    .reduce(0, (one, other) -> one | other))
            .toArray();
}

int strike(int band, int[] table) {
    Set<Integer> places = IntStream.range(0, 27)
            .filter(cell -> (band >>> cell & 1) == 1)
            .mapToObj(cell -> cell / 3)
            .collect(Collectors.toSet());
    int question = places.stream().mapToInt(place -> 1 << place).sum();
    return IntStream.range(0, 27)
            .filter(cell -> (table[question] >>> cell / 3 & 1) == 1)
            .map(cell -> band & 1 << cell)
            .sum();
}
