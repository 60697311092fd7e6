// task: 2
// fails: theOneSolutionComes
// hint says: When the stack is empty everything has been tried
// A board without a blank has no solution.
/** Every solution, each once, found when it is asked for. */
Iterator<String> solutions(int[] board) {
    boolean isFull = Arrays.stream(board).allMatch(digit -> digit > 0);
    return isFull ? Collections.emptyIterator() : new SolutionCursor(board);
}
