// Types and methods of its own that are named like those of the course.

// task: 1
class SetOperations {
    final int set;

    SetOperations(int set) {
        this.set = set;
    }

    boolean contains(int digit) {
        return (set >>> digit - 1) % 2 == 1;
    }

    SetOperations add(int digit) {
        return contains(digit) ? this : new SetOperations(set + bit(digit));
    }

    SetOperations remove(int digit) {
        return contains(digit) ? new SetOperations(set - bit(digit)) : this;
    }

    int bit(int digit) {
        return digit == 1 ? 1 : 2 * bit(digit - 1);
    }
}

boolean isIn(int set, int digit) {
    return new SetOperations(set).contains(digit);
}

int with(int set, int digit) {
    return new SetOperations(set).add(digit).set;
}

int without(int set, int digit) {
    return new SetOperations(set).remove(digit).set;
}

int notIn(int used) {
    SetOperations all = new SetOperations(511);
    for (int digit = 1; digit <= 9; digit++) {
        all = isIn(used, digit) ? all.remove(digit) : all;
    }
    return all.set;
}

// task: 2
class WrongAnswers extends ArrayList<int[]> {
    class Expect {
        int right(int set, int digit) {
            return isThere(set, digit) ? set ^ 1 << digit : set;
        }
    }

    boolean isThere(int set, int digit) {
        return (set & 1 << digit) > 0;
    }

    WrongAnswers judge(int[][] answers) {
        Expect expect = new Expect();
        for (int digit = 1; digit < answers[0].length; digit++) {
            for (int set = 0; set < answers.length; set += 2) {
                if (expect.right(set, digit) != answers[set][digit]) {
                    add(new int[] {set, digit});
                }
            }
        }
        return this;
    }
}

List<int[]> wrongAnswers(int[][] answers) {
    return new WrongAnswers().judge(answers);
}

// task: 3
class BoardCandidates {
    class Cells {
        final List<Set<Integer>> seen = new ArrayList<>();
    }

    final Cells cells = new Cells();
    final int size;
    final int side;

    BoardCandidates(int size) {
        this.size = size;
        this.side = size == 4 ? 2 : size == 9 ? 3 : size == 16 ? 4 : 5;
        for (int house = 0; house < 3 * size; house++) {
            cells.seen.add(new HashSet<>());
        }
    }

    int[] houses(int cell) {
        int row = cell / size;
        int column = cell % size;
        return new int[] {row, size + column, 2 * size + row / side * side + column / side};
    }

    int free(int cell) {
        int free = 0;
        for (int digit = 1; digit <= size; digit++) {
            int here = digit;
            free |= Arrays.stream(houses(cell)).anyMatch(house -> cells.seen.get(house).contains(here)) ? 0
                    : 1 << digit;
        }
        return free;
    }
}

int[] candidates(int[] board, int size) {
    BoardCandidates all = new BoardCandidates(size);
    for (int cell = 0; cell < board.length; cell++) {
        for (int house : all.houses(cell)) {
            all.cells.seen.get(house).add(board[cell]);
        }
    }
    int[] sets = new int[board.length];
    Arrays.setAll(sets, cell -> board[cell] == 0 ? all.free(cell) : 0);
    return sets;
}

// task: 4
class Windoku {
    class Worker {
        final int[] masks = new int[31];
        final int[] board;

        Worker(int[] board) {
            this.board = board.clone();
        }

        List<Integer> houses(int cell) {
            int row = cell / 9;
            int column = cell % 9;
            List<Integer> houses = new LinkedList<>(List.of(row, 9 + column, 18 + row / 3 * 3 + column / 3));
            if (row % 4 > 0 && column % 4 > 0) {
                houses.add(27 + row / 4 * 2 + column / 4);
            }
            return houses;
        }

        boolean put(int cell, int digit) {
            boolean fits = houses(cell).stream().noneMatch(house -> (masks[house] >> digit) % 2 == 1);
            if (fits) {
                houses(cell).forEach(house -> masks[house] += 1 << digit);
                board[cell] = digit;
            }
            return fits;
        }

        void lift(int cell) {
            houses(cell).forEach(house -> masks[house] -= 1 << board[cell]);
            board[cell] = 0;
        }
    }

    boolean answer(Worker worker, int cell) {
        if (cell == 81) {
            return true;
        }
        if (worker.board[cell] != 0) {
            return answer(worker, cell + 1);
        }
        for (int digit = 9; digit >= 1; digit--) {
            if (worker.put(cell, digit)) {
                if (answer(worker, cell + 1)) {
                    return true;
                }
                worker.lift(cell);
            }
        }
        return false;
    }

    String task(int[] board) {
        Worker worker = new Worker(new int[81]);
        for (int cell = 0; cell < 81; cell++) {
            if (board[cell] != 0 && !worker.put(cell, board[cell])) {
                return "";
            }
        }
        StringBuilder line = new StringBuilder();
        if (answer(worker, 0)) {
            for (int digit : worker.board) {
                line.append(digit);
            }
        }
        return line.toString();
    }
}

String windoku(int[] board) {
    return new Windoku().task(board);
}
