// task: 2
// fails: withoutASolutionThereIsNoNext
// hint says: Clues can contradict each other
// Looks at the clues only when the board is full.
class SolutionCursor implements Iterator<String> {
    private int[] board;
    private int[] blanks = new int[81];
    private int count = 0;
    /** The digit each blank has tried last; the blanks below height are the stack. */
    private int[] tried = new int[82];
    private int height = 0;
    private String ready = "";

    SolutionCursor(int[] puzzle) {
        board = puzzle.clone();
        for (int cell = 0; cell < 81; cell++) {
            if (board[cell] == 0) {
                blanks[count++] = cell;
            }
        }
    }

    public boolean hasNext() {
        search();
        return !ready.isEmpty();
    }

    public String next() {
        search();
        if (ready.isEmpty()) {
            throw new NoSuchElementException();
        }
        String line = ready;
        ready = "";
        return line;
    }

    private void search() {
        while (height >= 0 && ready.isEmpty()) {
            if (height == count) {
                StringBuilder line = new StringBuilder();
                for (int digit : board) {
                    line.append(digit);
                }
                ready = stands() ? line.toString() : "";
                height--;
            } else {
                step(blanks[height]);
            }
        }
    }

    private boolean stands() {
        for (int cell = 0; cell < 81; cell++) {
            int digit = board[cell];
            board[cell] = 0;
            boolean stands = canHold(board, cell, digit);
            board[cell] = digit;
            if (!stands) {
                return false;
            }
        }
        return true;
    }

    private void step(int cell) {
        board[cell] = 0;
        int digit = tried[height] + 1;
        while (digit <= 9 && !canHold(board, cell, digit)) {
            digit++;
        }
        if (digit > 9) {
            height--;
        } else {
            board[cell] = digit;
            tried[height] = digit;
            height++;
            tried[height] = 0;
        }
    }
}
