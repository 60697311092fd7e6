// As the lessons write it: the stack holds grids, and the library knows the rules.
import sudoku.grid.*;

// task: 2
Iterator<String> solutions(int[] board) {
    Deque<Grid> stack = new ArrayDeque<>();
    if (Rules.isValid(Grid.of(board))) {
        stack.push(Grid.of(board));
    }
    return new Iterator<>() {
        public boolean hasNext() {
            while (!stack.isEmpty() && !stack.peek().isFull()) {
                Grid grid = stack.pop();
                int cell = grid.toLine().indexOf('.');
                int[] digits = Digits.toArray(Rules.candidates(grid, cell));
                for (int i = digits.length - 1; i >= 0; i--) {
                    stack.push(grid.with(cell, digits[i]));
                }
            }
            return !stack.isEmpty();
        }

        public String next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return stack.pop().toLine();
        }
    };
}

// task: 1
List<int[]> standing(List<int[]> steps) {
    Deque<int[]> stack = new ArrayDeque<>();
    for (int[] step : steps) {
        if (step[1] == Grid.BLANK) {
            stack.pop();
        } else {
            stack.push(step);
        }
    }
    List<int[]> standing = new ArrayList<>(stack);
    Collections.reverse(standing);
    return standing;
}

// task: 3
int atMostTwo(int[] board) {
    return Rules.isValid(Grid.of(board)) ? upToTwo(Grid.of(board)) : 0;
}

int upToTwo(Grid grid) {
    if (grid.isFull()) {
        return 1;
    }
    int cell = grid.toLine().indexOf('.');
    int count = 0;
    for (int digit : Digits.toArray(Rules.candidates(grid, cell))) {
        count += count < 2 ? upToTwo(grid.with(cell, digit)) : 0;
    }
    return Math.min(count, 2);
}

// task: 4
/** From the top of the saved stack downwards: what could have been tried after it? */
List<int[]> resume(int[] puzzle, List<int[]> saved) {
    Grid clues = Grid.of(puzzle);
    Grid board = clues;
    for (int[] choice : saved) {
        board = board.with(choice[0], choice[1]);
    }
    Grid next = board.isFull() ? null : firstBelow(board);
    for (int height = saved.size() - 1; next == null && height >= 0; height--) {
        int[] top = saved.get(height);
        board = board.with(top[0], Grid.BLANK);
        for (int digit : Digits.toArray(Rules.candidates(board, top[0]))) {
            next = next == null && digit > top[1] ? firstBelow(board.with(top[0], digit)) : next;
        }
    }
    List<int[]> standing = new ArrayList<>();
    for (int cell = 0; next != null && cell < 81; cell++) {
        if (clues.isBlank(cell)) {
            standing.add(new int[] {cell, next.get(cell)});
        }
    }
    return standing;
}

Grid firstBelow(Grid board) {
    if (board.isFull()) {
        return board;
    }
    int cell = board.toLine().indexOf('.');
    for (int digit : Digits.toArray(Rules.candidates(board, cell))) {
        Grid found = firstBelow(board.with(cell, digit));
        if (found != null) {
            return found;
        }
    }
    return null;
}
