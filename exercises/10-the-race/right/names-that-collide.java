// Classes and methods named as the course names its own.

// task: 1
record Work(int steps) implements Comparable<Work> {
    public int compareTo(Work other) {
        return Integer.compareUnsigned(steps(), other.steps());
    }
}

int quantile(int[] runs, int percent) {
    List<Work> lent = new ArrayList<>();
    for (int run : runs) {
        lent.add(new Work(run));
    }
    Collections.sort(lent);
    int rank = 0;
    while (rank * 100 < percent * lent.size()) {
        rank++;
    }
    return lent.get(rank - 1).steps();
}

// task: 2
class Expect {
    static int equal(int round) {
        int worker = Integer.highestOneBit(round + 1);
        return worker == round + 1 ? worker / 2 : equal(round + 1 - worker);
    }
}

int patienceOf(int round) {
    return Expect.equal(round);
}

// task: 3
class Task {
    final int[] board;

    Task(int[] board) {
        this.board = board;
    }

    List<Task> cut() {
        List<Task> answer = new ArrayList<>();
        for (int cell = 80; cell >= 0 && answer.isEmpty(); cell--) {
            for (int digit : board[cell] == 0 ? digitsFor(board, cell) : new ArrayList<Integer>()) {
                Task smaller = new Task(board.clone());
                smaller.board[cell] = digit;
                answer.add(smaller);
            }
        }
        answer.removeIf(task -> tightestBlank(task.board) == DEAD);
        return answer;
    }
}

List<int[]> parts(int[] board, int wanted) {
    List<Task> full = new ArrayList<>();
    LinkedList<Task> open = new LinkedList<>();
    if (tightestBlank(board) != DEAD) {
        open.add(new Task(board));
    }
    while (!open.isEmpty() && full.size() + open.size() < wanted) {
        Task task = open.removeFirst();
        if (tightestBlank(task.board) == FULL) {
            full.add(task);
        } else {
            open.addAll(task.cut());
        }
    }
    open.addAll(full);
    List<int[]> answer = new Vector<>();
    open.forEach(task -> answer.add(task.board));
    return answer;
}

// task: 4
class Answer {
    final int[] seen = new int[256];
    final int[] board;

    Answer(int[] board) {
        this.board = board;
        for (int[] house : houses16()) {
            for (int cell : house) {
                seen[cell] |= digitsIn(board, house);
            }
        }
    }

    List<int[]> to(int[] cells, int first, int last) {
        List<int[]> answers = new ArrayList<>();
        for (int cell : cells) {
            for (int digit = first; digit <= last; digit++) {
                if (board[cell] == 0 && (seen[cell] & 1 << digit) == 0) {
                    answers.add(new int[] {cell, digit});
                }
            }
        }
        return answers;
    }
}

List<int[]> moves(int[] board) {
    Answer answer = new Answer(board);
    List<int[]> best = null;
    for (int cell = 255; cell >= 0; cell--) {
        List<int[]> answers = answer.to(new int[] {cell}, 1, 16);
        best = board[cell] == 0 && (best == null || answers.size() < best.size()) ? answers : best;
    }
    for (int[] house : houses16()) {
        for (int digit = 1; digit <= 16; digit++) {
            List<int[]> answers = answer.to(house, digit, digit);
            best = (digitsIn(board, house) & 1 << digit) == 0 && answers.size() < best.size() ? answers : best;
        }
    }
    return best;
}
