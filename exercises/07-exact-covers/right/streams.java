// With streams; items and options come in another order.
import java.util.stream.*;

// task: 1
List<int[]> langford(int[] between) {
    int pairs = between.length;
    return IntStream.range(0, pairs).boxed()
            .flatMap(pair -> IntStream.range(pairs + between[pair] + 1, 3 * pairs)
                    .mapToObj(second -> new int[] {second, second - between[pair] - 1, pair}))
            .sorted(Comparator.comparing((int[] option) -> -option[0])).collect(Collectors.toList());
}

// task: 2
List<int[]> allMust(int primary, int secondary, List<int[]> options) {
    return Stream.concat(IntStream.range(0, secondary).mapToObj(each -> new int[] {each + primary}), options.stream())
            .toList();
}

// task: 3
List<int[]> season(int teams, int[][] fixed) {
    List<List<Integer>> pairs = IntStream.range(0, teams).boxed()
            .flatMap(one -> IntStream.range(one + 1, teams).mapToObj(other -> List.of(one, other)))
            .collect(Collectors.toList());
    Map<Set<Integer>, Integer> known = Stream.of(fixed)
            .collect(Collectors.toMap(match -> Set.of(match[0], match[1]), match -> match[2]));
    return IntStream.range(0, teams / 2 * 2 == teams ? teams - 1 : teams).boxed()
            .flatMap(round -> pairs.stream()
                    .filter(pair -> known.getOrDefault(Set.copyOf(pair), round).equals(round))
                    .map(pair -> IntStream.concat(IntStream.of(pairs.indexOf(pair)),
                            pair.stream().mapToInt(team -> pairs.size() + teams * round + team)).toArray()))
            .collect(Collectors.toList());
}
