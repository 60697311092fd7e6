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
