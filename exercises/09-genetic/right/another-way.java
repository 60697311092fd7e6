// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
int[] lackingByLine(int[] board) {
    int size = (int) Math.round(Math.sqrt(board.length));
    int[][] times = new int[2 * size][size + 1];
    for (int cell = 0; cell < board.length; cell++) {
        times[cell / size][board[cell]]++;
        times[size + cell % size][board[cell]]++;
    }
    int[] lacking = new int[2 * size];
    for (int line = 0; line < 2 * size; line++) {
        for (int digit = 1; digit <= size; digit++) {
            lacking[line] += times[line][digit] == 0 ? 1 : 0;
        }
    }
    return lacking;
}

// task: 2
int[] parents(int[] errors, int spin) {
    int boards = errors.length;
    Integer[] worstFirst = IntStream.range(0, boards).boxed().toArray(Integer[]::new);
    Arrays.sort(worstFirst, Comparator.comparing(board -> -errors[board]));
    int[] wheel = new int[boards * (boards + 1)];
    int field = 0;
    for (int place = 0; place < boards; place++) {
        Arrays.fill(wheel, field, field + 2 * (place + 1), worstFirst[place]);
        field += 2 * (place + 1);
    }
    int[] chosen = new int[boards];
    for (int hand = 0; hand < boards; hand++) {
        chosen[hand] = wheel[spin + hand * (boards + 1)];
    }
    return chosen;
}

// task: 3
int[] cross(int[] mother, int[] father, int[][] boxes) {
    int[] child = new int[mother.length];
    for (int[] box : boxes) {
        int[] group = IntStream.rangeClosed(0, box.length).toArray();
        for (int cell : box) {
            join(group, mother[cell], father[cell]);
        }
        List<Integer> circles = new ArrayList<>();
        for (int cell : box) {
            int circle = leader(group, mother[cell]);
            if (!circles.contains(circle)) {
                circles.add(circle);
            }
            child[cell] = circles.indexOf(circle) % 2 == 0 ? mother[cell] : father[cell];
        }
    }
    return child;
}

/** Digits that are in one cell, the mother's and the father's, belong to one circle. */
void join(int[] group, int one, int other) {
    group[leader(group, one)] = leader(group, other);
}

int leader(int[] group, int digit) {
    while (group[digit] != digit) {
        digit = group[digit];
    }
    return digit;
}

// task: 4
double nextRate(double rate, int before, int after) {
    if (after > before) {
        return rate / 2;
    }
    return after == before ? Math.min(1, rate + 0.003) : rate;
}
