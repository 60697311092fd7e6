// task: 2
// fails: pastTheLastSolutionNextThrows
// hint says: An iterator that has nothing more to give says so
// Where clues clash next gives an empty line.
/** Every solution, each once, found when it is asked for. */
Iterator<String> solutions(int[] board) {
    return clash(board) ? new Nothing() : new SolutionCursor(board);
}

boolean clash(int[] board) {
    boolean clash = false;
    for (int cell = 0; cell < 81; cell++) {
        int clue = board[cell];
        board[cell] = 0;
        clash |= clue != 0 && !canHold(board, cell, clue);
        board[cell] = clue;
    }
    return clash;
}

class Nothing implements Iterator<String> {
    public boolean hasNext() {
        return false;
    }

    public String next() {
        return "";
    }
}
