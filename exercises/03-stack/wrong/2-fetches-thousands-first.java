// task: 2
// fails: solutionsAreFoundWhenAskedFor
// hint says: go on when asked
// It lists solutions beforehand, and hopes that five thousand are enough.
Iterator<String> solutions(int[] board) {
    List<String> some = new ArrayList<>();
    Iterator<String> all = new SolutionCursor(board);
    while (all.hasNext() && some.size() < 5_000) {
        some.add(all.next());
    }
    return some.iterator();
}
