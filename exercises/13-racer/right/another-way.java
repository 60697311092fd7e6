// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
int rank(int[] marks, int[] peers, int cell) {
    int rank = 0;
    for (int digit = 1; digit <= 16; digit++) {
        if ((marks[cell] & (1 << digit)) != 0) {
            int wanted = 0;
            for (int peer : peers) {
                boolean isOpen = Integer.bitCount(marks[peer]) > 1;
                if (isOpen && (marks[peer] & (1 << digit)) != 0) {
                    wanted++;
                }
            }
            rank += 1000 - wanted;
        }
    }
    return rank;
}

// task: 2
int choose(int[] marks, int[][] peers) {
    int least = Integer.MAX_VALUE;
    for (int cell = 0; cell < marks.length; cell++) {
        int count = Integer.bitCount(marks[cell]);
        if (count > 1) {
            least = Math.min(least, 1000 * rank(marks, peers[cell], cell) + cell);
        } else if (count == 0) {
            // A cell without marks has no peers that hear of it: its rank is 0.
            least = Math.min(least, cell);
        }
    }
    return least == Integer.MAX_VALUE ? -1 : least % 1000;
}

// task: 3
int[] learnFrom(int[] points, int[][] houses, int from, int emptied) {
    for (int house = 0; house < houses.length; house++) {
        int found = 0;
        for (int cell : houses[house]) {
            if (cell == from || cell == emptied) {
                found++;
            }
        }
        points[house] += found / 2;
    }
    return points.clone();
}

/** The points of each cell, where each house has given its own to its cells. */
long[] pointsOfCells(int cells, int[][] houses, int[] points) {
    long[] sums = new long[cells];
    for (int house = 0; house < houses.length; house++) {
        for (int cell : houses[house]) {
            sums[cell] += points[house];
        }
    }
    return sums;
}

int chooseByPoints(int[] marks, int[][] houses, int[] points) {
    long[] sums = pointsOfCells(marks.length, houses, points);
    int best = -1;
    for (int cell = marks.length - 1; cell >= 0; cell--) {
        long count = Integer.bitCount(marks[cell]);
        boolean isDead = best >= 0 && marks[best] == 0;
        if (count == 0) {
            best = cell;
        } else if (count > 1 && !isDead) {
            if (best < 0 || count * sums[best] <= Integer.bitCount(marks[best]) * sums[cell]) {
                best = cell;
            }
        }
    }
    return best;
}
