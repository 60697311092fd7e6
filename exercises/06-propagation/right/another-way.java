// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
int[] lastPlaces(int[] marks) {
    int[] found = new int[81];
    for (int[] house : houses()) {
        int seen = 0;
        int again = 0;
        for (int cell : house) {
            again |= seen & marks[cell];
            seen |= marks[cell];
        }
        int once = seen & ~again;
        for (int cell : house) {
            if ((marks[cell] & once) != 0 && Integer.bitCount(marks[cell]) > 1) {
                found[cell] = Integer.numberOfTrailingZeros(marks[cell] & once);
            }
        }
    }
    return found;
}

// task: 2
int[] strikePairs(int[] marks) {
    int[] left = marks.clone();
    Deque<Integer> fresh = new ArrayDeque<>();
    for (int cell = 0; cell < 81; cell++) {
        if (Integer.bitCount(left[cell]) == 2) {
            fresh.add(cell);
        }
    }
    while (!fresh.isEmpty()) {
        int cell = fresh.remove();
        for (int[] house : housesOf(cell)) {
            for (int twin : house) {
                if (twin != cell && left[twin] == left[cell] && Integer.bitCount(left[cell]) == 2) {
                    clearFresh(left, house, cell, twin, fresh);
                }
            }
        }
    }
    return left;
}

List<int[]> housesOf(int cell) {
    return Arrays.stream(houses()).filter(house -> Arrays.stream(house).anyMatch(each -> each == cell)).toList();
}

void clearFresh(int[] left, int[] house, int one, int twin, Deque<Integer> fresh) {
    int pair = left[one];
    for (int cell : house) {
        if (cell != one && cell != twin && (left[cell] & pair) != 0) {
            left[cell] &= ~pair;
            if (Integer.bitCount(left[cell]) == 2) {
                fresh.add(cell);
            }
        }
    }
}

// task: 3
int[] consistent(int[][] borders, int[] colors) {
    int[] left = colors.clone();
    int[] queue = new int[left.length];
    int end = 0;
    for (int land = 0; land < left.length; land++) {
        if (Integer.bitCount(left[land]) == 1) {
            queue[end++] = land;
        }
    }
    for (int begin = 0; begin < end; begin++) {
        int land = queue[begin];
        for (int neighbor : borders[land]) {
            int before = left[neighbor];
            left[neighbor] &= ~left[land];
            if (left[neighbor] != before && Integer.bitCount(left[neighbor]) == 1) {
                queue[end++] = neighbor;
            }
        }
    }
    return Arrays.stream(left).anyMatch(set -> set == 0) ? new int[0] : left;
}

// task: 4
int[] paint(int[][] borders, int[] colors) {
    int[] left = consistent(borders, colors);
    int best = -1;
    for (int land = 0; land < left.length; land++) {
        int count = Integer.bitCount(left[land]);
        if (count > 1 && (best < 0 || count < Integer.bitCount(left[best])
                || count == Integer.bitCount(left[best]) && open(borders, left, land) > open(borders, left, best))) {
            best = land;
        }
    }
    if (best < 0) {
        return IntStream.of(left).map(Integer::numberOfTrailingZeros).toArray();
    }
    for (int choices = left[best]; choices != 0; choices &= choices - 1) {
        int[] guess = left.clone();
        guess[best] = Integer.lowestOneBit(choices);
        int[] painted = paint(borders, guess);
        if (painted.length > 0) {
            return painted;
        }
    }
    return new int[0];
}

/** How many neighbors of a country are undecided. */
int open(int[][] borders, int[] left, int land) {
    return (int) IntStream.of(borders[land]).filter(other -> Integer.bitCount(left[other]) > 1).count();
}
