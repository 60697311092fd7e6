// task: 2
// fails: pastTheLastSolutionNextThrows
// hint says: An iterator that has nothing more to give says so
// Past its end next begins again, when hasNext was not called.
/** Every solution, each once, found when it is asked for. */
Iterator<String> solutions(int[] board) {
    return new Again(board);
}

class Again implements Iterator<String> {
    final int[] puzzle;
    Iterator<String> cursor;
    boolean asked;

    Again(int[] board) {
        puzzle = board.clone();
        cursor = new SolutionCursor(puzzle);
    }

    public boolean hasNext() {
        asked = true;
        return cursor.hasNext();
    }

    public String next() {
        if (!asked && !cursor.hasNext()) {
            cursor = new SolutionCursor(puzzle);
        }
        asked = false;
        return cursor.next();
    }
}
