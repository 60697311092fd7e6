// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
double solutionsByWalk(int[] board, int[] draws) {
    return below(board, draws, 0, 0);
}

double below(int[] board, int[] draws, int cell, int walked) {
    if (cell == 81) {
        return 1;
    }
    if (board[cell] != 0) {
        return below(board, draws, cell + 1, walked);
    }
    int[] digits = digitsAt(board, cell);
    if (digits.length == 0) {
        return 0;
    }
    board[cell] = digits[draws[walked] % digits.length];
    return digits.length * below(board, draws, cell + 1, walked + 1);
}

// task: 2
int carriers(int[] walks) {
    long sum = 0;
    for (int said : walks) {
        sum += said;
    }
    // The fewest carriers say at least so much: found by halves, and nothing is sorted.
    int low = 0;
    int high = Integer.MAX_VALUE;
    while (low < high) {
        int middle = low + (high - low) / 2 + 1;
        if (2 * saidBy(walks, middle) >= sum) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    long missing = (sum + 1) / 2;
    int count = 0;
    for (int said : walks) {
        if (said > low) {
            missing -= said;
            count++;
        }
    }
    return missing <= 0 ? count : count + (int) ((missing + low - 1) / low);
}

long saidBy(int[] walks, int least) {
    long sum = 0;
    for (int said : walks) {
        sum += said >= least ? said : 0;
    }
    return sum;
}

// task: 3
double luck(int[] mine, int[] theirs) {
    int wins = 0;
    int losses = 0;
    for (int i = 0; i < mine.length; i++) {
        wins += mine[i] < theirs[i] ? 1 : 0;
        losses += mine[i] > theirs[i] ? 1 : 0;
    }
    int coins = wins + losses;
    double sum = 0;
    double logOfWays = 0;
    for (int heads = 0; heads <= coins; heads++) {
        sum += heads < wins ? 0 : Math.exp(logOfWays - coins * Math.log(2));
        logOfWays += Math.log(coins - heads) - Math.log(heads + 1);
    }
    return sum;
}

// task: 4
int next(int[] board) {
    int fewest = 10;
    for (int cell = 0; cell < 81; cell++) {
        fewest = board[cell] == 0 ? Math.min(fewest, digitsAt(board, cell).length) : fewest;
    }
    int best = -1;
    double least = Double.MAX_VALUE;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0 && digitsAt(board, cell).length == fewest) {
            double left = 0;
            for (int digit : digitsAt(board, cell)) {
                int[] ahead = board.clone();
                ahead[cell] = digit;
                left += leftAfter(ahead);
            }
            if (left < least) {
                least = left;
                best = cell;
            }
        }
    }
    return best;
}

/** How large a tree may be left when single candidates have been followed; 0 if that leads to a dead end. */
double leftAfter(int[] board) {
    boolean changed = true;
    while (changed) {
        changed = false;
        for (int cell = 0; cell < 81; cell++) {
            int[] digits = board[cell] == 0 ? digitsAt(board, cell) : new int[2];
            if (digits.length == 0) {
                return 0;
            }
            if (digits.length == 1) {
                board[cell] = digits[0];
                changed = true;
            }
        }
    }
    int blanks = 0;
    for (int digit : board) {
        blanks += digit == 0 ? 1 : 0;
    }
    return Math.pow(1.3, blanks);
}
