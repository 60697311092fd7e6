// With streams; pairs come in another order.
import java.util.stream.*;

// task: 1
boolean fits(int stages, int[][] wishes, int[] at, int band, int slot) {
    at[band] = -1;
    if (IntStream.of(at).anyMatch(taken -> taken == slot)) {
        return false;
    }
    at[band] = slot;
    return Stream.of(wishes)
            .filter(wish -> List.of(wish[1], wish[2]).contains(band))
            .filter(wish -> Math.min(at[wish[1]], at[wish[2]]) >= 0)
            .noneMatch(wish -> {
                int pause = at[wish[2]] / stages - at[wish[1]] / stages;
                return switch (wish[0]) {
                    case 0 -> pause < 1;
                    case 1 -> pause * pause < 4;
                    default -> Math.abs(at[wish[1]] - at[wish[2]]) % stages == 0;
                };
            });
}

// task: 2
List<int[]> forbidden(int unknowns, int values, Rule rule) {
    return IntStream.range(0, unknowns * values * unknowns * values)
            .mapToObj(code -> new int[] {
                code / (values * unknowns * values), code / (unknowns * values) % values,
                code / values % unknowns, code % values
            })
            .filter(pair -> pair[0] < pair[2])
            .filter(pair -> !rule.may(alone(unknowns, pair[0], pair[1]), pair[2], pair[3])
                    || !rule.may(alone(unknowns, pair[2], pair[3]), pair[0], pair[1]))
            .sorted((one, other) -> Arrays.compare(other, one))
            .collect(Collectors.toList());
}

int[] alone(int unknowns, int which, int value) {
    return IntStream.range(0, unknowns).map(each -> each == which ? value : -1).toArray();
}

// task: 3
int[] verdict(int unknowns, int values, int[][] forbidden, int[][] claims) {
    Stream<int[]> unsound = IntStream.range(0, claims.length).boxed()
            .flatMap(claim -> IntStream.range(0, forbidden.length)
                    .filter(pair -> has(claims[claim], forbidden[pair]))
                    .mapToObj(pair -> new int[] {1, claim, pair}));
    List<List<Integer>> listed = Stream.of(claims)
            .map(claim -> IntStream.of(claim).boxed().collect(Collectors.toList()))
            .collect(Collectors.toList());
    Stream<int[]> lost = arrays(unknowns, values)
            .filter(at -> Stream.of(forbidden).noneMatch(pair -> has(at, pair)))
            .filter(at -> !listed.contains(IntStream.of(at).boxed().collect(Collectors.toList())))
            .map(at -> IntStream.concat(IntStream.of(2), IntStream.of(at)).toArray());
    return Stream.of(unsound, lost).flatMap(each -> each).findFirst().orElse(new int[] {0});
}

Stream<int[]> arrays(int unknowns, int values) {
    return unknowns == 0
            ? Stream.of(new int[0])
            : arrays(unknowns - 1, values).flatMap(at -> IntStream.range(0, values)
                    .mapToObj(value -> IntStream.concat(IntStream.of(at), IntStream.of(value)).toArray()));
}

boolean has(int[] at, int[] pair) {
    return IntStream.of(0, 2).allMatch(i -> at[pair[i]] == pair[i + 1]);
}
