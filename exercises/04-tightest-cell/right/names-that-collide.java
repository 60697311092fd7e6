// Types and methods of its own that are named like those of the course.

// task: 1
class Degrees {
    class Cells {
        boolean arePeers(int a, int b) {
            return a != b && (a / 9 == b / 9 || (a - b) % 9 == 0 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
        }
    }

    final Cells cells = new Cells();

    int count(int[] board, int cell) {
        int count = 0;
        for (int other = 80; other >= 0; other--) {
            count += board[other] == 0 && cells.arePeers(cell, other) ? 1 : 0;
        }
        return count;
    }
}

int[] degrees(int[] board) {
    Degrees degrees = new Degrees();
    int[] all = new int[board.length];
    Arrays.setAll(all, cell -> board[cell] == 0 ? degrees.count(board, cell) : 0);
    return all;
}

// task: 2
class TightestChoice implements Comparable<TightestChoice> {
    final int cell;
    final int worker;
    final int expect;

    TightestChoice(int[] board, int cell) {
        this.cell = cell;
        Set<Integer> digits = new HashSet<>();
        int blanks = 0;
        for (int other = 0; other < 81; other++) {
            boolean near = other / 9 == cell / 9 || other % 9 == cell % 9
                    || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
            if (near && other != cell) {
                digits.add(board[other]);
                blanks += board[other] == 0 ? 1 : 0;
            }
        }
        digits.remove(0);
        worker = digits.size();
        expect = blanks;
    }

    public int compareTo(TightestChoice other) {
        int order = Integer.compare(other.worker, worker);
        order = order == 0 ? Integer.compare(other.expect, expect) : order;
        return order == 0 ? Integer.compare(cell, other.cell) : order;
    }
}

int choose(int[] board) {
    TreeSet<TightestChoice> all = new TreeSet<>();
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            all.add(new TightestChoice(board, cell));
        }
    }
    return all.isEmpty() ? -1 : all.first().cell;
}

// task: 3
class CountBuckets {
    final List<LinkedHashSet<Integer>> values = new ArrayList<>();

    CountBuckets() {
        while (values.size() < 26) {
            values.add(new LinkedHashSet<>());
        }
    }

    int task() {
        for (Set<Integer> bucket : values) {
            if (!bucket.isEmpty()) {
                return bucket.iterator().next();
            }
        }
        return -1;
    }
}

int[] choices(int[] counts, int[] cells, int[] changed) {
    CountBuckets buckets = new CountBuckets();
    for (int cell = 0; cell < counts.length; cell++) {
        buckets.values.get(counts[cell]).add(cell);
    }
    int[] chosen = new int[cells.length];
    for (int i = 0; i < chosen.length; i++) {
        if (counts[cells[i]] != -1) {
            buckets.values.get(counts[cells[i]]).remove(cells[i]);
        }
        counts[cells[i]] = changed[i];
        if (changed[i] != -1) {
            buckets.values.get(changed[i]).add(cells[i]);
        }
        chosen[i] = buckets.task();
    }
    return chosen;
}

// task: 4
class WholeTree {
    int written;
    int solutions;

    class Rules {
        boolean allow(int[] board, int cell, int digit) {
            for (int other = 0; other < 81; other++) {
                if (other != cell && board[other] == digit && (other / 9 == cell / 9 || other % 9 == cell % 9
                        || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3)) {
                    return false;
                }
            }
            return true;
        }
    }

    final Rules rules = new Rules();

    WholeTree answer(int[] board) {
        for (int cell = 80; cell >= 0; cell--) {
            if (board[cell] > 0 && !rules.allow(board, cell, board[cell])) {
                return this;
            }
        }
        return extend(board);
    }

    WholeTree extend(int[] board) {
        int cell = choose(board);
        if (cell == -1) {
            solutions++;
            return this;
        }
        for (int digit = 9; digit >= 1; digit--) {
            if (rules.allow(board, cell, digit)) {
                int[] next = board.clone();
                next[cell] = digit;
                written++;
                extend(next);
            }
        }
        return this;
    }
}

int[] wholeTree(int[] board) {
    WholeTree tree = new WholeTree().answer(board);
    return new int[] {tree.written, tree.solutions};
}
