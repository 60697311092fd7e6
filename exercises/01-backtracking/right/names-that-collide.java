// Types and methods of its own that are named like those of the course.

// task: 1
class Conflicts {
    final Map<String, Integer> times = new LinkedHashMap<>();

    void see(int house, int digit) {
        times.merge(house + " " + digit, 1, Integer::sum);
    }

    List<int[]> again() {
        List<int[]> again = new ArrayList<>();
        times.forEach((key, count) -> {
            if (count > 1) {
                String[] words = key.split(" ");
                again.add(new int[] {Integer.parseInt(words[0]), Integer.parseInt(words[1])});
            }
        });
        return again;
    }
}

List<int[]> conflicts(int[] board, int[][] houses) {
    Conflicts seen = new Conflicts();
    for (int house = houses.length - 1; house >= 0; house--) {
        for (int cell : houses[house]) {
            if (board[cell] > 0) {
                seen.see(house, board[cell]);
            }
        }
    }
    return seen.again();
}

// task: 2
class AllSolutions {
    class Worker {
        int[] lent;
        int[] mine;

        Worker(int[] board) {
            lent = board;
            mine = board.clone();
        }
    }

    final Worker worker;
    final Consumer<String> found;

    AllSolutions(int[] board, Consumer<String> found) {
        this.worker = new Worker(board);
        this.found = found;
    }

    boolean answer(int cell, int digit) {
        for (int other = 0; other < 81; other++) {
            boolean peer = other / 9 == cell / 9 || other % 9 == cell % 9
                    || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
            if (peer && other != cell && worker.mine[other] == digit) {
                return false;
            }
        }
        return true;
    }

    void run(int cell) {
        if (cell == 81) {
            StringBuilder line = new StringBuilder();
            for (int digit : worker.mine) {
                line.append(digit);
            }
            found.accept(line.toString());
        } else if (worker.mine[cell] != 0) {
            if (answer(cell, worker.mine[cell])) {
                run(cell + 1);
            }
        } else {
            for (int digit = 9; digit > 0; digit--) {
                if (answer(cell, digit)) {
                    worker.mine[cell] = digit;
                    run(cell + 1);
                }
            }
            worker.mine[cell] = 0;
        }
    }
}

void allSolutions(int[] board, Consumer<String> found) {
    new AllSolutions(board, found).run(0);
}

// task: 3
class SomeSolutions {
    final int[] digits;
    final SomeSolutions before;
    final int cell;

    SomeSolutions(int[] digits, SomeSolutions before, int cell) {
        this.digits = digits;
        this.before = before;
        this.cell = cell;
    }

    /** The next board to look at, by going back where there is none. */
    SomeSolutions next() {
        int at = cell;
        while (at < 81 && digits[at] != 0) {
            at++;
        }
        return at == 81 ? null : new SomeSolutions(digits.clone(), this, at);
    }

    boolean fits(int digit) {
        int corner = cell / 27 * 27 + cell % 9 / 3 * 3;
        for (int i = 0; i < 9; i++) {
            if (digits[cell / 9 * 9 + i] == digit || digits[cell % 9 + 9 * i] == digit
                    || digits[corner + i / 3 * 9 + i % 3] == digit) {
                return false;
            }
        }
        return true;
    }
}

int task(SomeSolutions node, int most, Consumer<String> found) {
    if (most == 0) {
        return 0;
    }
    SomeSolutions next = node.next();
    if (next == null) {
        StringBuilder line = new StringBuilder();
        for (int digit : node.digits) {
            line.append(digit);
        }
        found.accept(line.toString());
        return 1;
    }
    int count = 0;
    for (int digit = 1; digit <= 9 && count < most; digit++) {
        if (next.fits(digit)) {
            next.digits[next.cell] = digit;
            count += task(next, most - count, found);
            next.digits[next.cell] = 0;
        }
    }
    return count;
}

int someSolutions(int[] board, int most, Consumer<String> found) {
    return task(new SomeSolutions(board.clone(), null, 0), most, found);
}

// task: 4
class SudokuX {
    class Rules {
        boolean allow(int a, int b) {
            return a == b || a / 9 != b / 9 && a % 9 != b % 9 && (a / 27 != b / 27 || a % 9 / 3 != b % 9 / 3)
                    && (a % 10 != 0 || b % 10 != 0) && (!rises(a) || !rises(b));
        }

        boolean rises(int cell) {
            return cell % 8 == 0 && cell > 0 && cell < 80;
        }
    }

    Rules rules = new Rules();

    String solve(int[] board, int cell) {
        if (cell == 81) {
            StringBuilder line = new StringBuilder();
            for (int digit : board) {
                line.append(digit);
            }
            return line.toString();
        }
        int clue = board[cell];
        for (int digit = clue == 0 ? 1 : clue; digit <= (clue == 0 ? 9 : clue); digit++) {
            if (check(board, cell, digit)) {
                board[cell] = digit;
                String line = solve(board, cell + 1);
                if (!line.isEmpty()) {
                    return line;
                }
            }
        }
        board[cell] = clue;
        return "";
    }

    boolean check(int[] board, int cell, int digit) {
        for (int other = 0; other < 81; other++) {
            if (board[other] == digit && !rules.allow(cell, other)) {
                return false;
            }
        }
        return true;
    }
}

String solveX(int[] board) {
    return new SudokuX().solve(board.clone(), 0);
}
