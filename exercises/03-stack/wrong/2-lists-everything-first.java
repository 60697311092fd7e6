// task: 2
// fails: solutionsAreFoundWhenAskedFor
// hint says: The empty board
// All solutions go into a list, and the list has an iterator.
/** Every solution, each once, found when it is asked for. */
Iterator<String> solutions(int[] board) {
    Iterator<String> found = Collections.emptyIterator();
    List<String> all = new ArrayList<>();
    new SolutionCursor(board).forEachRemaining(line -> all.add(line));
    found = all.iterator();
    return found;
}
