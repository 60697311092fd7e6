// task: 2
// fails: solutionsAreFoundWhenAskedFor
// hint says: more solutions than
// After five thousand solutions it is over.
/** Every solution, each once, found when it is asked for. */
Iterator<String> solutions(int[] board) {
    Iterator<String> found = Collections.emptyIterator();
    List<String> all = new ArrayList<>();
    for (Iterator<String> each = new SolutionCursor(board); all.size() < 5_000 && each.hasNext();) {
        all.add(each.next());
    }
    found = all.iterator();
    return found;
}

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
            int clue = board[cell];
            board[cell] = 0;
            if (clue == 0) {
                blanks[count++] = cell;
            } else if (!canHold(board, cell, clue)) {
                height = -1;
            }
            board[cell] = clue;
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
                ready = line.toString();
                height--;
            } else {
                step(blanks[height]);
            }
        }
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

boolean canHold(int[] board, int cell, int digit) {
    int row = cell / 9;
    int column = cell % 9;
    for (int i = 0; i < 9; i++) {
        int inBox = (row / 3 * 3 + i / 3) * 9 + column / 3 * 3 + i % 3;
        if (board[row * 9 + i] == digit || board[i * 9 + column] == digit || board[inBox] == digit) {
            return false;
        }
    }
    return true;
}
