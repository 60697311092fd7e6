// Streams and sets in place of loops and arrays.
import java.util.function.*;

// task: 1
int quantile(int[] runs, int percent) {
    return IntStream.of(runs).filter(run -> run >= 0).sorted()
            .skip((percent * runs.length + 99) / 100 - 1).findFirst().orElse(-1);
}

// task: 2
List<Integer> patiences(int rounds) {
    List<Integer> all = new ArrayList<>(List.of(1));
    while (all.size() < rounds) {
        int next = 2 * all.get(all.size() - 1);
        all.addAll(List.copyOf(all));
        all.add(next);
    }
    return all;
}

int patienceOf(int round) {
    return patiences(round).get(round - 1);
}

long stepsWithRestarts(int[] runs, int unit) {
    List<Integer> patiences = patiences(Math.max(1, runs.length));
    int last = IntStream.range(0, runs.length).filter(i -> runs[i] <= (long) unit * patiences.get(i)).findFirst()
            .orElse(-1);
    return last < 0 ? -1 : runs[last]
            + patiences.stream().limit(last).mapToLong(patience -> (long) unit * patience).sum();
}

// task: 3
List<int[]> parts(int[] board, int wanted) {
    List<int[]> now = Stream.of(board).filter(part -> tightestBlank(part) != DEAD).toList();
    while (now.size() < wanted && now.stream().anyMatch(part -> tightestBlank(part) != FULL)) {
        int[] next = now.stream().filter(part -> tightestBlank(part) != FULL).findFirst().get();
        int cell = tightestBlank(next);
        now = Stream.concat(now.stream().filter(part -> part != next), digitsFor(next, cell).stream().map(digit -> {
            int[] smaller = next.clone();
            smaller[cell] = digit;
            return smaller;
        }).filter(part -> tightestBlank(part) != DEAD)).toList();
    }
    return now;
}

// task: 4
List<int[]> moves(int[] board) {
    int[] seen = new int[256];
    Stream.of(houses16()).forEach(house -> IntStream.of(house).forEach(cell -> seen[cell] |= digitsIn(board, house)));
    IntPredicate blank = cell -> board[cell] == 0;
    Stream<List<int[]>> cells = IntStream.range(0, 256).filter(blank).mapToObj(cell -> IntStream.rangeClosed(1, 16)
            .filter(digit -> (seen[cell] >> digit & 1) == 0).mapToObj(digit -> new int[] {cell, digit}).toList());
    Stream<List<int[]>> places = Stream.of(houses16()).flatMap(house -> IntStream.rangeClosed(1, 16)
            .filter(digit -> (digitsIn(board, house) >> digit & 1) == 0)
            .mapToObj(digit -> IntStream.of(house).filter(blank).filter(cell -> (seen[cell] >> digit & 1) == 0)
                    .mapToObj(cell -> new int[] {cell, digit}).toList()));
    return Stream.concat(places, cells).min(Comparator.comparingInt(List::size)).orElse(List.of());
}
