// With tables that are filled first: the number of each pair, and the round of each match.

// task: 1
List<int[]> langford(int[] between) {
    List<int[]> options = new LinkedList<>();
    for (int place = 2 * between.length - 1; place >= 0; place--) {
        for (int pair = 0; pair < between.length; pair++) {
            int before = place - 1 - between[pair];
            if (before >= 0) {
                options.add(0, new int[] {between.length + place, pair, between.length + before});
            }
        }
    }
    return options;
}

// task: 2
List<int[]> allMust(int primary, int secondary, List<int[]> options) {
    int[][] all = Arrays.copyOf(options.toArray(new int[0][]), options.size() + secondary);
    for (int i = 0; i < secondary; i++) {
        all[options.size() + i] = new int[] {primary + secondary - 1 - i};
    }
    return Arrays.asList(all);
}

// task: 3
List<int[]> season(int teams, int[][] fixed) {
    int[][] roundOf = new int[teams][teams];
    for (int[] row : roundOf) {
        Arrays.fill(row, -1);
    }
    for (int[] match : fixed) {
        roundOf[match[0]][match[1]] = match[2];
        roundOf[match[1]][match[0]] = match[2];
    }
    int[][] numberOf = new int[teams][teams];
    int pairs = 0;
    for (int one = 0; one < teams; one++) {
        for (int other = one + 1; other < teams; other++) {
            numberOf[one][other] = pairs++;
        }
    }
    List<int[]> options = new ArrayList<>();
    int first = pairs;
    for (int round = 0; first < pairs + teams * (teams - 1 + teams % 2); round++) {
        for (int other = 0; other < teams; other++) {
            for (int one = 0; one < other; one++) {
                if (roundOf[one][other] == -1 || roundOf[one][other] == round) {
                    options.add(new int[] {first + other, first + one, numberOf[one][other]});
                }
            }
        }
        first += teams;
    }
    return options;
}
