// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
int[] degrees(int[] board) {
    int[] blanks = new int[27];
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            blanks[cell / 9]++;
            blanks[9 + cell % 9]++;
            blanks[18 + cell / 27 * 3 + cell % 9 / 3]++;
        }
    }
    int[] counts = new int[81];
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int twice = 0;
            for (int i = 0; i < 3; i++) {
                twice += board[cell / 3 * 3 + i] == 0 ? 1 : 0;
                twice += board[cell / 27 * 27 + i * 9 + cell % 9] == 0 ? 1 : 0;
            }
            // The cell itself is in all three houses, and twice among those that are in two of them.
            counts[cell] = blanks[cell / 9] + blanks[9 + cell % 9] + blanks[18 + cell / 27 * 3 + cell % 9 / 3]
                    - twice - 1;
        }
    }
    return counts;
}

// task: 2
int choose(int[] board) {
    int[] neighbors = degrees(board);
    int best = Integer.MAX_VALUE;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int key = Integer.bitCount(candidatesOf(board, cell)) * 10_000 + (20 - neighbors[cell]) * 100 + cell;
            best = Math.min(best, key);
        }
    }
    return best == Integer.MAX_VALUE ? -1 : best % 100;
}

// task: 3
int[] choices(int[] counts, int[] cells, int[] changed) {
    int[] now = counts.clone();
    int[] before = new int[counts.length];
    int[] behind = new int[counts.length];
    int[] first = new int[26];
    Arrays.fill(first, -1);
    for (int cell = 0; cell < now.length; cell++) {
        joinFront(first, before, behind, now, cell);
    }
    int[] chosen = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
        int cell = cells[i];
        if (now[cell] >= 0) {
            if (before[cell] >= 0) {
                behind[before[cell]] = behind[cell];
            } else {
                first[now[cell]] = behind[cell];
            }
            if (behind[cell] >= 0) {
                before[behind[cell]] = before[cell];
            }
        }
        now[cell] = changed[i];
        joinFront(first, before, behind, now, cell);
        int count = 0;
        while (count < 26 && first[count] < 0) {
            count++;
        }
        chosen[i] = count < 26 ? first[count] : -1;
    }
    return chosen;
}

void joinFront(int[] first, int[] before, int[] behind, int[] now, int cell) {
    if (now[cell] >= 0) {
        before[cell] = -1;
        behind[cell] = first[now[cell]];
        if (behind[cell] >= 0) {
            before[behind[cell]] = cell;
        }
        first[now[cell]] = cell;
    }
}

// task: 4
int[] wholeTree(int[] board) {
    int[] copy = board.clone();
    for (int cell = 0; cell < 81; cell++) {
        if (copy[cell] != 0 && (candidatesOf(copy, cell) & 1 << copy[cell]) == 0) {
            return new int[] {0, 0};
        }
    }
    return treeBelow(copy);
}

int[] treeBelow(int[] board) {
    int cell = choose(board);
    if (cell < 0) {
        return new int[] {0, 1};
    }
    int[] sum = new int[2];
    for (int left = candidatesOf(board, cell); left != 0; left &= left - 1) {
        int[] smaller = board.clone();
        smaller[cell] = Integer.numberOfTrailingZeros(left);
        int[] branch = treeBelow(smaller);
        sum[0] += 1 + branch[0];
        sum[1] += branch[1];
    }
    return sum;
}
