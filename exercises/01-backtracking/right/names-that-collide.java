// Types and methods of its own that are named like those of the course.

// task: 1
class Conflicts {
    final int[] times = new int[17];

    boolean expect(int digit) {
        return digit > 0 && ++times[digit] == 2;
    }
}

List<int[]> conflicts(int[] board, int[][] houses) {
    List<int[]> found = new ArrayList<>();
    for (int house = houses.length - 1; house >= 0; house--) {
        Conflicts seen = new Conflicts();
        for (int cell : houses[house]) {
            if (seen.expect(board[cell])) {
                found.add(new int[] {house, board[cell]});
            }
        }
    }
    return found;
}

// task: 2
class AllSolutions {
    class Worker {
        boolean answer(int[] board, int cell) {
            int clue = board[cell];
            board[cell] = 0;
            boolean stands = clue == 0 || mayStand(board, cell, clue);
            board[cell] = clue;
            return stands;
        }
    }

    final Worker worker = new Worker();

    void run(int[] board, Consumer<String> found) {
        for (int cell = 0; cell < 81; cell++) {
            if (!worker.answer(board, cell)) {
                return;
            }
        }
        searchAll(board, 0, found);
    }
}

void allSolutions(int[] board, Consumer<String> found) {
    new AllSolutions().run(board, found);
}

// task: 3
class SomeSolutions implements Consumer<String> {
    final Consumer<String> found;
    int count;

    SomeSolutions(Consumer<String> found) {
        this.found = found;
    }

    public void accept(String line) {
        found.accept(line);
        count++;
    }
}

int task(SomeSolutions heard, int[] board, int most) {
    searchSome(board, 0, most, heard);
    return heard.count;
}

int someSolutions(int[] board, int most, Consumer<String> found) {
    return task(new SomeSolutions(found), board, most);
}

// task: 4
class SudokuX {
    class Rules {
        boolean allow(int[] board) {
            for (int cell = 0; cell < 81; cell++) {
                if (board[cell] != 0 && !fitsX(board, cell, board[cell])) {
                    return false;
                }
            }
            return true;
        }
    }

    final Rules rules = new Rules();

    String solve(int[] board) {
        StringBuilder line = new StringBuilder();
        if (rules.allow(board) && searchX(board, 0)) {
            for (int digit : board) {
                line.append(digit);
            }
        }
        return line.toString();
    }
}

String solveX(int[] board) {
    return new SudokuX().solve(board.clone());
}
