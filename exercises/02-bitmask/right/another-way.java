// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
boolean isIn(int set, int digit) {
    return (set >> digit - 1) % 2 == 1;
}

int with(int set, int digit) {
    return isIn(set, digit) ? set : set + (1 << digit - 1);
}

int without(int set, int digit) {
    return with(set, digit) ^ 1 << digit - 1;
}

int notIn(int used) {
    return 511 - used;
}

// task: 2
List<int[]> wrongAnswers(int[][] answers) {
    List<int[]> wrong = new ArrayList<>();
    for (int set = 0; set <= 1022; set += 2) {
        for (int digit = 1; digit <= 9; digit++) {
            int bit = 1 << digit;
            boolean isOff = (answers[set][digit] & bit) == 0;
            boolean agreesElsewhere = ((answers[set][digit] ^ set) & ~bit) == 0;
            if (!isOff || !agreesElsewhere) {
                wrong.add(new int[] {set, digit});
            }
        }
    }
    return wrong;
}

// task: 3
int[] candidates(int[] board, int size) {
    int side = (int) Math.round(Math.sqrt(size));
    int[] sets = new int[board.length];
    for (int cell = 0; cell < board.length; cell++) {
        sets[cell] = board[cell] == 0 ? (1 << size + 1) - 2 : 0;
    }
    for (int cell = 0; cell < board.length; cell++) {
        if (board[cell] != 0) {
            int corner = cell / size / side * side * size + cell % size / side * side;
            for (int i = 0; i < size; i++) {
                int strike = ~(1 << board[cell]);
                sets[cell / size * size + i] &= strike;
                sets[i * size + cell % size] &= strike;
                sets[corner + i / side * size + i % side] &= strike;
            }
        }
    }
    return sets;
}

// task: 4
String windoku(int[] board) {
    List<List<Integer>> housesOfCell = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
        int row = cell / 9;
        int column = cell % 9;
        List<Integer> own = new ArrayList<>(List.of(row, 9 + column, 18 + row / 3 * 3 + column / 3));
        if (row % 4 != 0 && column % 4 != 0) {
            own.add(27 + row / 4 * 2 + column / 4);
        }
        housesOfCell.add(own);
    }
    int[] copy = board.clone();
    int[] digitsIn = new int[31];
    for (int cell = 0; cell < 81; cell++) {
        for (int house : copy[cell] == 0 ? List.<Integer>of() : housesOfCell.get(cell)) {
            if ((digitsIn[house] & 1 << copy[cell]) != 0) {
                return "";
            }
            digitsIn[house] |= 1 << copy[cell];
        }
    }
    return fillBy(copy, housesOfCell, digitsIn, 0);
}

String fillBy(int[] board, List<List<Integer>> housesOfCell, int[] digitsIn, int cell) {
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        return line.toString();
    }
    if (board[cell] != 0) {
        return fillBy(board, housesOfCell, digitsIn, cell + 1);
    }
    int used = 0;
    for (int house : housesOfCell.get(cell)) {
        used |= digitsIn[house];
    }
    String solution = "";
    for (int digit = 1; digit <= 9 && solution.isEmpty(); digit++) {
        if ((used & 1 << digit) == 0) {
            board[cell] = digit;
            for (int house : housesOfCell.get(cell)) {
                digitsIn[house] |= 1 << digit;
            }
            solution = fillBy(board, housesOfCell, digitsIn, cell + 1);
            for (int house : housesOfCell.get(cell)) {
                digitsIn[house] &= ~(1 << digit);
            }
            board[cell] = 0;
        }
    }
    return solution;
}
