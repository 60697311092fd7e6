// Types and methods of its own that are named like those of the course.

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
    class Lent extends SolutionCursor {
        Lent(int[] board) {
            super(board);
        }
    }

    final Lent worker;

    SolutionIterator(int[] board) {
        worker = new Lent(board);
    }

    public boolean hasNext() {
        return worker.hasNext();
    }

    public String next() {
        return worker.next();
    }
}

Iterator<String> solutions(int[] board) {
    return new SolutionIterator(board);
}

// task: 3
class OneOrMore {
    class Expect {
        void that(Iterator<String> all) {
            while (count < 2 && all.hasNext()) {
                all.next();
                count++;
            }
        }
    }

    final Expect expect = new Expect();
    int count;
}

int atMostTwo(int[] board) {
    OneOrMore answer = new OneOrMore();
    answer.expect.that(new SolutionCursor(board));
    return answer.count;
}

// task: 4
class SavedSearch extends ArrayList<int[]> {
    class Task {
        /** The next digit of a cell that fits, or 0. */
        int next(int[] board, int cell) {
            int digit = board[cell] + 1;
            board[cell] = 0;
            while (digit <= 9 && !mayGoOn(board, cell, digit)) {
                digit++;
            }
            return digit % 10;
        }
    }

    final Task task = new Task();

    /** Digits are counted on like the wheels of a meter. */
    SavedSearch turn(int[] board, int[] blanks, int standing) {
        int at = standing == blanks.length ? standing - 1 : standing;
        while (at >= 0 && at < blanks.length) {
            int cell = blanks[at];
            board[cell] = task.next(board, cell);
            at += board[cell] > 0 ? 1 : -1;
        }
        for (int i = 0; i < at; i++) {
            add(new int[] {blanks[i], board[blanks[i]]});
        }
        return this;
    }
}

List<int[]> resume(int[] puzzle, List<int[]> saved) {
    int[] blanks = blanksOf(puzzle);
    saved.forEach(choice -> puzzle[choice[0]] = choice[1]);
    return new SavedSearch().turn(puzzle, blanks, saved.size());
}
