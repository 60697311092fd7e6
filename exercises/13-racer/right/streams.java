// With streams, comparators and fractions of type double, which are exact enough for numbers of this size.

// task: 1
int rank(int[] marks, int[] peers, int cell) {
    return Integer.bitCount(marks[cell]) * 1000
            - Arrays.stream(peers)
                    .map(peer -> marks[peer])
                    .filter(set -> Integer.bitCount(set) >= 2)
                    .map(set -> Integer.bitCount(set & marks[cell]))
                    .sum();
}

// task: 2
int choose(int[] marks, int[][] peers) {
    return IntStream.range(0, marks.length)
            .boxed()
            .filter(cell -> Integer.bitCount(marks[cell]) != 1)
            .min(Comparator.comparing((Integer cell) -> marks[cell] != 0)
                    .thenComparing(cell -> marks[cell] == 0 ? 0 : rank(marks, peers[cell], cell))
                    .thenComparing(Comparator.naturalOrder()))
            .orElse(-1);
}

// task: 3
int[] learnFrom(int[] points, int[][] houses, int from, int emptied) {
    return IntStream.range(0, houses.length)
            .map(house -> {
                Set<Integer> cells = Arrays.stream(houses[house]).boxed().collect(Collectors.toSet());
                return cells.containsAll(Set.of(from, emptied)) ? points[house] + 1 : points[house];
            })
            .toArray();
}

int chooseByPoints(int[] marks, int[][] houses, int[] points) {
    Map<Integer, Double> sums = new HashMap<>();
    IntStream.range(0, houses.length).forEach(house ->
            Arrays.stream(houses[house]).forEach(cell -> sums.merge(cell, (double) points[house], Double::sum)));
    return IntStream.range(0, marks.length)
            .boxed()
            .filter(cell -> Integer.bitCount(marks[cell]) != 1)
            .min(Comparator.comparingDouble((Integer cell) -> Integer.bitCount(marks[cell]) / sums.get(cell)))
            .orElse(-1);
}
