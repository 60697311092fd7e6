// As the lessons write it: squares have a row and a column, and streams make the arrays.

// task: 2
int[][] queens(int side) {
    return IntStream.range(0, side * side).mapToObj(square -> IntStream.of(square / side, side + square % side,
            2 * side + square / side + square % side, 5 * side - 2 + square % side - square / side).toArray())
            .toArray(int[][]::new);
}

// task: 3
int fewest(int[][] links) {
    List<Integer> heads = new ArrayList<>();
    for (int head = links[R][0]; head != 0; head = links[R][head]) {
        if (links[SIZE][head] <= 1) {
            return head;
        }
        heads.add(head);
    }
    return heads.stream().min(Comparator.comparing(head -> links[SIZE][head])).orElse(0);
}
