// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
List<int[]> langford(int[] between) {
    int pairs = between.length;
    List<int[]> options = new ArrayList<>();
    for (int first = 0; first < 2 * pairs; first++) {
        for (int second = first + 1; second < 2 * pairs; second++) {
            for (int pair = 0; pair < pairs; pair++) {
                if (between[pair] == second - first - 1) {
                    options.add(new int[] {pair, pairs + first, pairs + second});
                }
            }
        }
    }
    return options;
}

// task: 2
List<int[]> allMust(int primary, int secondary, List<int[]> options) {
    for (int item = primary; item < primary + secondary; item++) {
        options.add(new int[] {item});
    }
    return options;
}

// task: 3
List<int[]> season(int teams, int[][] fixed) {
    int rounds = teams - 1 + teams % 2;
    int pairs = teams * (teams - 1) / 2;
    List<int[]> options = new ArrayList<>();
    int pair = 0;
    for (int one = 0; one < teams; one++) {
        for (int other = one + 1; other < teams; other++) {
            for (int round = 0; round < rounds; round++) {
                int inRound = pairs + round * teams;
                options.add(new int[] {pair, inRound + one, inRound + other});
            }
            pair++;
        }
    }
    List<int[]> chosen = new ArrayList<>();
    for (int[] match : fixed) {
        int inRound = pairs + match[2] * teams;
        for (int[] option : options) {
            Set<Integer> items = Set.of(option[1], option[2]);
            if (items.contains(inRound + match[0]) && items.contains(inRound + match[1])) {
                chosen.add(option);
            }
        }
    }
    for (int[] option : chosen) {
        options.removeIf(each -> share(each, option));
    }
    options.addAll(chosen);
    return options;
}

boolean share(int[] one, int[] other) {
    Set<Integer> items = new HashSet<>();
    for (int item : other) {
        items.add(item);
    }
    return items.contains(one[0]) || items.contains(one[1]) || items.contains(one[2]);
}
