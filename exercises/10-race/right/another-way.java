// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
int quantile(int[] runs, int percent) {
    int best = -1;
    for (int run : runs) {
        int within = 0;
        for (int other : runs) {
            within += other >= 0 && other <= run ? 1 : 0;
        }
        if (run >= 0 && 100 * within >= percent * runs.length && (best < 0 || run < best)) {
            best = run;
        }
    }
    return best;
}

// task: 2
int patienceOf(int round) {
    int u = 1;
    int v = 1;
    for (int i = 1; i < round; i++) {
        if ((u & -u) == v) {
            u++;
            v = 1;
        } else {
            v *= 2;
        }
    }
    return v;
}

// task: 3
List<int[]> parts(int[] board, int wanted) {
    List<int[]> full = new ArrayList<>();
    Deque<int[]> open = new ArrayDeque<>();
    if (tightestBlank(board) != DEAD) {
        open.add(board);
    }
    while (!open.isEmpty() && full.size() + open.size() < wanted) {
        int[] part = open.remove();
        List<int[]> places = fewestPlaces(part);
        if (places == null) {
            full.add(part);
            continue;
        }
        for (int[] place : places) {
            int[] smaller = part.clone();
            smaller[place[0]] = place[1];
            if (tightestBlank(smaller) != DEAD) {
                open.add(smaller);
            }
        }
    }
    full.addAll(open);
    return full;
}

/** For the digit and the house with the fewest places: each place with the digit; null on a full board. */
List<int[]> fewestPlaces(int[] board) {
    List<int[]> best = null;
    for (int house = 0; house < 27; house++) {
        for (int digit = 1; digit <= 9; digit++) {
            List<int[]> places = new ArrayList<>();
            boolean stands = false;
            for (int i = 0; i < 9; i++) {
                int cell = house < 9 ? house * 9 + i : house < 18 ? i * 9 + house - 9
                        : (house % 9 / 3 * 3 + i / 3) * 9 + house % 3 * 3 + i % 3;
                stands |= board[cell] == digit;
                if (board[cell] == 0 && digitsFor(board, cell).contains(digit)) {
                    places.add(new int[] {cell, digit});
                }
            }
            if (!stands && (best == null || places.size() < best.size())) {
                best = places;
            }
        }
    }
    return best;
}

// task: 4
double[] failures = new double[256 + 48 * 16];

List<int[]> moves(int[] board) {
    int[][] houses = houses16();
    int[] seen = new int[256];
    for (int[] house : houses) {
        int inHouse = digitsIn(board, house);
        for (int cell : house) {
            seen[cell] |= inHouse;
        }
    }
    List<int[]> best = List.of();
    double least = Double.MAX_VALUE;
    for (int question = 0; question < failures.length && least > 0; question++) {
        List<int[]> answers = answersTo(question, board, houses, seen);
        if (answers != null) {
            double weight = answers.size() < 2 ? answers.size() / 1e6 : answers.size() / (10 + failures[question]);
            if (weight < least) {
                least = weight;
                best = answers;
            }
            failures[question] += answers.isEmpty() ? 1 : 0;
        }
    }
    return best;
}

/** What can be answered to a question to a cell, or to a house and a digit; null if it needs no answer any more. */
List<int[]> answersTo(int question, int[] board, int[][] houses, int[] seen) {
    List<int[]> answers = new ArrayList<>();
    if (question < 256) {
        for (int digit = 1; digit <= 16 && board[question] == 0; digit++) {
            if ((seen[question] & 1 << digit) == 0) {
                answers.add(new int[] {question, digit});
            }
        }
        return board[question] == 0 ? answers : null;
    }
    int[] house = houses[(question - 256) / 16];
    int digit = 1 + question % 16;
    for (int cell : house) {
        if (board[cell] == digit) {
            return null;
        }
        if (board[cell] == 0 && (seen[cell] & 1 << digit) == 0) {
            answers.add(new int[] {cell, digit});
        }
    }
    return answers;
}
