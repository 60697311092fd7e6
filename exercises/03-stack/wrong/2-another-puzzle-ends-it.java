// task: 2
// fails: twoIteratorsDoNotDisturbEachOther
// hint says: Each iterator needs a board and a stack of its own
// Whoever opens an iterator on another puzzle ends those that were open.
String opened = "";

/** Every solution, each once, found when it is asked for. */
Iterator<String> solutions(int[] board) {
    String mine = Arrays.toString(board);
    Iterator<String> cursor = new SolutionCursor(board);
    opened = mine;
    return new Iterator<String>() {
        public boolean hasNext() {
            return opened.equals(mine) && cursor.hasNext();
        }

        public String next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return cursor.next();
        }
    };
}
