// As the lessons write it: sets of digits by Digits, boards by Grid, candidates by Rules.
import sudoku.grid.Rules;

// task: 2
List<int[]> wrongAnswers(int[][] answers) {
    List<int[]> wrong = new ArrayList<>();
    for (int set = Digits.NONE; set <= Digits.all(9); set += Digits.of(1)) {
        for (int digit : Digits.toArray(Digits.all(9))) {
            if (answers[set][digit] != Digits.remove(set, digit)) {
                wrong.add(new int[] {set, digit});
            }
        }
    }
    return wrong;
}

// task: 3
int[] candidates(int[] board, int size) {
    Grid grid = Grid.of(board);
    int[] sets = new int[grid.cells().count()];
    for (int cell = 0; cell < sets.length; cell++) {
        sets[cell] = grid.isBlank(cell) ? Rules.candidates(grid, cell) : Digits.NONE;
    }
    return sets;
}

// task: 1
boolean isIn(int set, int digit) {
    return Digits.contains(set << 1, digit);
}

int with(int set, int digit) {
    return Digits.add(set << 1, digit) >> 1;
}

int without(int set, int digit) {
    return Digits.remove(set << 1, digit) >> 1;
}

int notIn(int used) {
    return (Digits.all(9) & ~(used << 1)) >> 1;
}

// task: 4
String windoku(int[] board) {
    return extend(Grid.of(board));
}

String extend(Grid grid) {
    if (!Rules.isValid(grid) || !windowsAreValid(grid)) {
        return "";
    }
    if (grid.isFull()) {
        return grid.toLine();
    }
    int cell = grid.toLine().indexOf('.');
    for (int digit : Digits.toArray(Rules.candidates(grid, cell))) {
        String line = extend(grid.with(cell, digit));
        if (!line.isEmpty()) {
            return line;
        }
    }
    return "";
}

boolean windowsAreValid(Grid grid) {
    for (int corner : new int[] {10, 14, 46, 50}) {
        int seen = Digits.NONE;
        for (int i = 0; i < 9; i++) {
            int digit = grid.get(corner + i / 3 * 9 + i % 3);
            if (digit != Grid.BLANK && Digits.contains(seen, digit)) {
                return false;
            }
            seen = digit == Grid.BLANK ? seen : Digits.add(seen, digit);
        }
    }
    return true;
}
