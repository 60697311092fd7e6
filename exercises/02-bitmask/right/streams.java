// With streams, and other data structures: sets are lists of booleans, boards are strings.
import java.util.stream.*;

// task: 1
BitSet bits(int set) {
    return BitSet.valueOf(new long[] {set});
}

int number(BitSet bits) {
    return bits.stream().map(bit -> 1 << bit).sum();
}

boolean isIn(int set, int digit) {
    return bits(set).stream().anyMatch(bit -> bit == digit - 1);
}

int with(int set, int digit) {
    return IntStream.concat(bits(set).stream(), IntStream.of(digit - 1)).distinct().map(bit -> 1 << bit).sum();
}

int without(int set, int digit) {
    return bits(set).stream().filter(bit -> bit != digit - 1).map(bit -> 1 << bit).sum();
}

int notIn(int used) {
    BitSet free = bits(used);
    free.flip(0, 9);
    return number(free);
}

// task: 2
List<int[]> wrongAnswers(int[][] answers) {
    return IntStream.rangeClosed(0, 511).map(half -> 2 * half).boxed()
            .flatMap(set -> IntStream.rangeClosed(1, 9)
                    .filter(digit -> answers[set][digit] != IntStream.rangeClosed(1, 9)
                            .filter(each -> each != digit && set / (1 << each) % 2 == 1).map(each -> 1 << each).sum())
                    .mapToObj(digit -> new int[] {set, digit}))
            .sorted(Comparator.comparing((int[] fault) -> -fault[1])).collect(Collectors.toList());
}

// task: 3
int[] candidates(int[] board, int size) {
    int side = IntStream.rangeClosed(1, size).filter(each -> each * each == size).findFirst().orElseThrow();
    Map<String, Set<Integer>> seen = new HashMap<>();
    IntStream.range(0, board.length).filter(cell -> board[cell] > 0).forEach(cell -> names(cell, size, side)
            .forEach(name -> seen.computeIfAbsent(name, none -> new TreeSet<>()).add(board[cell])));
    return IntStream.range(0, board.length).map(cell -> board[cell] > 0 ? 0 : IntStream.rangeClosed(1, size)
            .filter(digit -> names(cell, size, side)
                    .noneMatch(name -> seen.getOrDefault(name, Set.of()).contains(digit)))
            .map(digit -> 1 << digit).sum()).toArray();
}

Stream<String> names(int cell, int size, int side) {
    int row = cell / size;
    int column = cell % size;
    return Stream.of("row " + row, "column " + column, "box " + row / side + " " + column / side);
}

// task: 4
String windoku(int[] board) {
    boolean stands = houses31().allMatch(house -> {
        int[] digits = Arrays.stream(house).map(cell -> board[cell]).filter(digit -> digit > 0).toArray();
        return Arrays.stream(digits).distinct().count() == digits.length;
    });
    return stands ? complete(Arrays.stream(board).mapToObj(Integer::toString).collect(Collectors.joining())) : "";
}

Stream<int[]> houses31() {
    return Stream.concat(
            IntStream.range(0, 27).mapToObj(house -> IntStream.range(0, 9).map(i -> house < 9 ? house * 9 + i
                    : house < 18 ? i * 9 + house - 9
                    : ((house - 18) / 3 * 3 + i / 3) * 9 + house % 3 * 3 + i % 3).toArray()),
            IntStream.of(10, 14, 46, 50).mapToObj(corner -> IntStream.range(0, 9)
                    .map(i -> corner + i / 3 * 9 + i % 3).toArray()));
}

List<int[]> all31 = houses31().collect(Collectors.toList());

String complete(String line) {
    int cell = line.indexOf('0');
    if (cell < 0) {
        return line;
    }
    Set<Integer> taken = all31.stream().filter(house -> Arrays.stream(house).anyMatch(each -> each == cell))
            .flatMapToInt(Arrays::stream).mapToObj(each -> line.charAt(each) - '0').collect(Collectors.toSet());
    return IntStream.rangeClosed(1, 9).filter(digit -> !taken.contains(digit))
            .mapToObj(digit -> complete(line.substring(0, cell) + digit + line.substring(cell + 1)))
            .filter(each -> !each.isEmpty()).findFirst().orElse("");
}
