// The order of the solutions is nobody's business: digits are tried as they are drawn.

// task: 2
Iterator<String> solutions(int[] board) {
    return new Iterator<>() {
        final Random random = new Random(1);
        final Deque<int[]> open = new ArrayDeque<>(stands(board) ? List.of(board) : List.of());

        public boolean hasNext() {
            while (!open.isEmpty() && firstBlank(open.peek()) < 81) {
                int[] now = open.pop();
                int cell = firstBlank(now);
                List<Integer> digits = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
                Collections.shuffle(digits, random);
                for (int digit : digits) {
                    int[] next = now.clone();
                    next[cell] = digit;
                    if (agrees(next, cell)) {
                        open.push(next);
                    }
                }
            }
            return !open.isEmpty();
        }

        public String next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return Arrays.toString(open.pop()).replaceAll("\\D", "");
        }
    };
}

int firstBlank(int[] board) {
    int cell = 0;
    while (cell < 81 && board[cell] != 0) {
        cell++;
    }
    return cell;
}

boolean agrees(int[] board, int cell) {
    for (int other = 0; other < 81; other++) {
        boolean near = other / 9 == cell / 9 || other % 9 == cell % 9
                || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
        if (near && other != cell && board[other] == board[cell]) {
            return false;
        }
    }
    return true;
}

boolean stands(int[] board) {
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] != 0 && !agrees(board, cell)) {
            return false;
        }
    }
    return true;
}
