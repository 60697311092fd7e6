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
