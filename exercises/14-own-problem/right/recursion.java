// With what is known so far carried along: a list of complaints, a rule asked in the other direction, a recursion.

// task: 1
boolean fits(int stages, int[][] wishes, int[] at, int band, int slot) {
    List<Integer> others = new ArrayList<>();
    for (int each : at) {
        others.add(each);
    }
    others.set(band, -1);
    boolean isGood = !others.contains(slot);
    for (int i = 0; i < wishes.length; i++) {
        boolean isSecond = wishes[i][2] == band;
        if (!isSecond && wishes[i][1] != band) {
            continue;
        }
        int its = others.get(isSecond ? wishes[i][1] : wishes[i][2]);
        if (its == -1) {
            continue;
        }
        int mine = slot / stages;
        int theirs = its / stages;
        switch (wishes[i][0]) {
            case 0:
                isGood &= isSecond ? theirs < mine : mine < theirs;
                break;
            case 1:
                isGood &= mine > theirs + 1 || theirs > mine + 1;
                break;
            case 2:
                isGood &= slot - mine * stages != its - theirs * stages;
                break;
        }
    }
    return isGood;
}

// task: 2
List<int[]> forbidden(int unknowns, int values, Rule rule) {
    LinkedList<int[]> pairs = new LinkedList<>();
    int[] at = new int[unknowns];
    for (int i = 0; i < unknowns; i++) {
        at[i] = -1;
    }
    for (int other = unknowns - 1; other > 0; other--) {
        for (int one = other - 1; one >= 0; one--) {
            for (int pair = 0; pair < values * values; pair++) {
                at[other] = pair % values;
                boolean isRefused = !rule.may(at, one, pair / values);
                at[other] = -1;
                at[one] = pair / values;
                isRefused |= !rule.may(at, other, pair % values);
                at[one] = -1;
                if (isRefused) {
                    pairs.addFirst(new int[] {one, pair / values, other, pair % values});
                }
            }
        }
    }
    return pairs;
}

// task: 3
int[] verdict(int unknowns, int values, int[][] forbidden, int[][] claims) {
    for (int i = 0; i < claims.length; i++) {
        for (int pair = 0; pair < forbidden.length; pair++) {
            boolean isFirst = claims[i][forbidden[pair][0]] == forbidden[pair][1];
            if (isFirst && claims[i][forbidden[pair][2]] == forbidden[pair][3]) {
                return new int[] {1, i, pair};
            }
        }
    }
    int[] lost = new int[1 + unknowns];
    return isLost(lost, 1, values, forbidden, claims) ? lost : new int[] {0};
}

boolean isLost(int[] lost, int next, int values, int[][] forbidden, int[][] claims) {
    if (next == lost.length) {
        for (int[] pair : forbidden) {
            if (lost[1 + pair[0]] == pair[1] && lost[1 + pair[2]] == pair[3]) {
                return false;
            }
        }
        for (int[] claim : claims) {
            if (Arrays.equals(claim, Arrays.copyOfRange(lost, 1, lost.length))) {
                return false;
            }
        }
        lost[0] = 2;
        return true;
    }
    for (int value = 0; value < values; value++) {
        lost[next] = value;
        if (isLost(lost, next + 1, values, forbidden, claims)) {
            return true;
        }
    }
    return false;
}
