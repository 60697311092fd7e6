// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
boolean fits(int stages, int[][] wishes, int[] at, int band, int slot) {
    for (int other = 0; other < at.length; other++) {
        if (at[other] == slot && other != band) {
            return false;
        }
    }
    int[] then = at.clone();
    then[band] = slot;
    for (int[] wish : wishes) {
        boolean namesIt = wish[1] == band || wish[2] == band;
        if (namesIt && then[wish[1]] != -1 && then[wish[2]] != -1) {
            int from = then[wish[1]] / stages;
            int to = then[wish[2]] / stages;
            boolean holds = wish[0] == EARLIER ? from < to
                    : wish[0] == PAUSE ? from + 1 < to || to + 1 < from
                    : then[wish[1]] % stages != then[wish[2]] % stages;
            if (!holds) {
                return false;
            }
        }
    }
    return true;
}

// task: 2
List<int[]> forbidden(int unknowns, int values, Rule rule) {
    Set<List<Integer>> pairs = new LinkedHashSet<>();
    for (int known = 0; known < unknowns; known++) {
        for (int its = 0; its < values; its++) {
            int[] at = new int[unknowns];
            Arrays.fill(at, -1);
            at[known] = its;
            for (int which = 0; which < unknowns; which++) {
                for (int value = 0; value < values; value++) {
                    if (which < known && !rule.may(at, which, value)) {
                        pairs.add(List.of(which, value, known, its));
                    } else if (which > known && !rule.may(at, which, value)) {
                        pairs.add(List.of(known, its, which, value));
                    }
                }
            }
        }
    }
    List<int[]> arrays = new ArrayList<>();
    pairs.forEach(pair -> arrays.add(pair.stream().mapToInt(number -> number).toArray()));
    return arrays;
}

// task: 3
int[] verdict(int unknowns, int values, int[][] forbidden, int[][] claims) {
    Set<String> claimed = new HashSet<>();
    for (int claim = 0; claim < claims.length; claim++) {
        int pair = pairIn(forbidden, claims[claim]);
        if (pair < forbidden.length) {
            return new int[] {1, claim, pair};
        }
        claimed.add(Arrays.toString(claims[claim]));
    }
    for (int number = 0; number < Math.pow(values, unknowns); number++) {
        int[] at = new int[unknowns];
        int rest = number;
        for (int which = unknowns - 1; which >= 0; which--) {
            at[which] = rest % values;
            rest /= values;
        }
        if (pairIn(forbidden, at) == forbidden.length && !claimed.contains(Arrays.toString(at))) {
            List<Integer> lost = new ArrayList<>(List.of(2));
            for (int value : at) {
                lost.add(value);
            }
            return lost.stream().mapToInt(each -> each).toArray();
        }
    }
    return new int[1];
}

int pairIn(int[][] forbidden, int[] at) {
    int pair = 0;
    while (pair < forbidden.length
            && (at[forbidden[pair][0]] != forbidden[pair][1] || at[forbidden[pair][2]] != forbidden[pair][3])) {
        pair++;
    }
    return pair;
}
