// Types and methods of its own named like those of the course; no board is copied, since what was lent is ours.

// task: 1
class StackReading {
    int[][] stack = new int[81][];
    int height;

    StackReading take(int[] step) {
        if (step[1] == 0) {
            height--;
        } else {
            stack[height++] = new int[] {step[0], step[1]};
        }
        return this;
    }
}

List<int[]> standing(List<int[]> steps) {
    StackReading reading = new StackReading();
    steps.forEach(reading::take);
    return Arrays.asList(Arrays.copyOf(reading.stack, reading.height));
}

// task: 2
class SolutionIterator implements Iterator<String> {
    class Lent {
        int cell;
        int before;
    }

    final int[] board;
    final List<Lent> worker = new ArrayList<>();
    int at;
    boolean down;
    boolean over;
    String line = "";

    SolutionIterator(int[] board) {
        this.board = board;
        for (int cell = 0; cell < 81; cell++) {
            if (board[cell] == 0) {
                Lent blank = new Lent();
                blank.cell = cell;
                worker.add(blank);
            } else if (!fits(cell, board[cell])) {
                over = true;
            }
        }
    }

    boolean fits(int cell, int digit) {
        for (int other = 0; other < 81; other++) {
            boolean near = other / 9 == cell / 9 || other % 9 == cell % 9
                    || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
            if (near && other != cell && board[other] == digit) {
                return false;
            }
        }
        return true;
    }

    public boolean hasNext() {
        while (line.isEmpty() && !over) {
            if (at == worker.size()) {
                StringBuilder all = new StringBuilder();
                for (int digit : board) {
                    all.append(digit);
                }
                line = all.toString();
                over = at == 0;
                at--;
            } else {
                int cell = worker.get(at).cell;
                int digit = board[cell] + 1;
                while (digit < 10 && !fits(cell, digit)) {
                    digit++;
                }
                board[cell] = digit % 10;
                at += digit < 10 ? 1 : -1;
                over = at < 0;
            }
        }
        return !line.isEmpty();
    }

    public String next() {
        if (!hasNext()) {
            throw new NoSuchElementException("that was all");
        }
        String given = line;
        line = "";
        return given;
    }
}

Iterator<String> solutions(int[] board) {
    return new SolutionIterator(board);
}

// task: 3
class OneOrMore {
    class Expect {
        boolean that(int[] board, int cell, int digit) {
            int corner = cell / 27 * 27 + cell % 9 / 3 * 3;
            for (int i = 0; i < 9; i++) {
                int[] three = {cell / 9 * 9 + i, cell % 9 + 9 * i, corner + i / 3 * 9 + i % 3};
                for (int other : three) {
                    if (other != cell && board[other] == digit) {
                        return false;
                    }
                }
            }
            return true;
        }
    }

    final Expect expect = new Expect();
    int count;

    void search(int[] board, int cell) {
        if (cell < 0) {
            count++;
            return;
        }
        int clue = board[cell];
        for (int digit = clue == 0 ? 1 : clue; digit <= (clue == 0 ? 9 : clue) && count < 2; digit++) {
            if (expect.that(board, cell, digit)) {
                board[cell] = digit;
                search(board, cell - 1);
            }
        }
        board[cell] = clue;
    }
}

int atMostTwo(int[] board) {
    OneOrMore answer = new OneOrMore();
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] != 0 && !answer.expect.that(board, cell, board[cell])) {
            return 0;
        }
    }
    answer.search(board, 80);
    return answer.count;
}

// task: 4
class SavedSearch extends ArrayList<int[]> {
    class Task {
        boolean mayStand(int[] board, int cell, int digit) {
            for (int other = 0; other < 81; other++) {
                if (board[other] == digit && other != cell && (other / 9 == cell / 9 || other % 9 == cell % 9
                        || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3)) {
                    return false;
                }
            }
            return true;
        }
    }

    final Task task = new Task();

    /** Digits are counted on like the wheels of a meter. */
    SavedSearch turn(int[] board, List<Integer> blanks, int standing) {
        int at = standing == blanks.size() ? standing - 1 : standing;
        while (at >= 0 && at < blanks.size()) {
            int cell = blanks.get(at);
            do {
                board[cell]++;
            } while (board[cell] < 10 && !task.mayStand(board, cell, board[cell]));
            if (board[cell] == 10) {
                board[cell] = 0;
                at--;
            } else {
                at++;
            }
        }
        if (at > 0) {
            blanks.forEach(cell -> add(new int[] {cell, board[cell]}));
        }
        return this;
    }
}

List<int[]> resume(int[] puzzle, List<int[]> saved) {
    List<Integer> blanks = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
        if (puzzle[cell] == 0) {
            blanks.add(cell);
        }
    }
    saved.forEach(choice -> puzzle[choice[0]] = choice[1]);
    return new SavedSearch().turn(puzzle, blanks, saved.size());
}
