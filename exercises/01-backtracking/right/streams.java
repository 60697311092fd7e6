// With streams: boards are strings, nothing is ever taken back, and what is not asked for is not made.
import java.util.stream.*;

// task: 1
List<int[]> conflicts(int[] board, int[][] houses) {
    return IntStream.range(0, houses.length).boxed()
            .flatMap(house -> Arrays.stream(houses[house]).map(cell -> board[cell]).filter(digit -> digit != 0).boxed()
                    .collect(Collectors.groupingBy(digit -> digit, Collectors.counting())).entrySet().stream()
                    .filter(times -> times.getValue() > 1).map(times -> new int[] {house, times.getKey()}))
            .collect(Collectors.toCollection(LinkedList::new));
}

// task: 2
void allSolutions(int[] board, Consumer<String> found) {
    String puzzle = Arrays.stream(board).mapToObj(Integer::toString).collect(Collectors.joining());
    boolean stands = IntStream.range(0, 81).filter(cell -> board[cell] != 0)
            .allMatch(cell -> suits(puzzle.substring(0, cell) + "0" + puzzle.substring(cell + 1), cell, board[cell]));
    Stream<String> level = stands ? Stream.of(puzzle) : Stream.empty();
    for (int cell = 0; cell < 81; cell++) {
        int here = cell;
        level = level.flatMap(line -> line.charAt(here) != '0' ? Stream.of(line) : IntStream.rangeClosed(1, 9)
                .filter(digit -> suits(line, here, digit))
                .mapToObj(digit -> line.substring(0, here) + digit + line.substring(here + 1)));
    }
    level.forEach(found);
}

boolean suits(String line, int cell, int digit) {
    return IntStream.range(0, 81).filter(other -> line.charAt(other) == '0' + digit)
            .noneMatch(other -> other / 9 == cell / 9 || other % 9 == cell % 9
                    || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3);
}

// task: 3
int someSolutions(int[] board, int most, Consumer<String> found) {
    Deque<String> open = new ArrayDeque<>();
    open.push(Arrays.stream(board).mapToObj(Integer::toString).collect(Collectors.joining()));
    return Stream.generate(() -> open.isEmpty() ? "" : open.pop()).takeWhile(line -> !line.isEmpty())
            .peek(line -> nextBoards(line).forEach(open::push))
            .filter(line -> line.indexOf('0') < 0).limit(most).mapToInt(line -> {
                found.accept(line);
                return 1;
            }).sum();
}

Stream<String> nextBoards(String line) {
    int cell = line.indexOf('0');
    return cell < 0 ? Stream.empty() : IntStream.rangeClosed(1, 9)
            .filter(digit -> IntStream.range(0, 81).filter(other -> line.charAt(other) == '0' + digit)
                    .noneMatch(other -> other / 9 == cell / 9 || other % 9 == cell % 9
                            || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3))
            .mapToObj(digit -> line.substring(0, cell) + digit + line.substring(cell + 1));
}

// task: 4
/** Every house as a list of cells, the diagonals among them. */
List<int[]> housesX = Stream.of(
        IntStream.range(0, 9).mapToObj(row -> IntStream.range(0, 9).map(i -> row * 9 + i).toArray()),
        IntStream.range(0, 9).mapToObj(column -> IntStream.range(0, 9).map(i -> i * 9 + column).toArray()),
        IntStream.range(0, 9).mapToObj(box -> IntStream.range(0, 9)
                .map(i -> (box / 3 * 3 + i / 3) * 9 + box % 3 * 3 + i % 3).toArray()),
        IntStream.of(10, 8).mapToObj(step -> IntStream.range(0, 9).map(i -> (step == 8 ? 8 : 0) + i * step).toArray()))
        .flatMap(same -> same).collect(Collectors.toList());

String solveX(int[] board) {
    boolean stands = housesX.stream().allMatch(house -> {
        int[] digits = Arrays.stream(house).map(cell -> board[cell]).filter(digit -> digit != 0).toArray();
        return digits.length == Arrays.stream(digits).distinct().count();
    });
    return !stands ? "" : solveFrom(Arrays.stream(board).mapToObj(Integer::toString).collect(Collectors.joining()))
            .findFirst().orElse("");
}

Stream<String> solveFrom(String line) {
    int cell = line.indexOf('0');
    if (cell < 0) {
        return Stream.of(line);
    }
    Set<Character> taken = housesX.stream().filter(house -> Arrays.stream(house).anyMatch(other -> other == cell))
            .flatMap(house -> Arrays.stream(house).mapToObj(line::charAt)).collect(Collectors.toSet());
    return IntStream.rangeClosed('1', '9').mapToObj(digit -> (char) digit).filter(digit -> !taken.contains(digit))
            .flatMap(digit -> solveFrom(line.substring(0, cell) + digit + line.substring(cell + 1)));
}
