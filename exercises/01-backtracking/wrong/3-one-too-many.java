// task: 3
// fails: thereAreNoMoreThanAskedFor, aFullBoardIsItsOwnSolution, theNumberIsWhatWasHandedOver, whenThereAreEnoughTheSearchEnds
// hint says: before you hand over the next
// Looks whether there are enough after one more.
/** Hands over at most so many solutions and returns how many it were; the board is left as it was. */
int someSolutions(int[] board, int most, Consumer<String> found) {
    int count = 0;
    count = searchSome(board, 0, most + 1, found);
    return count;
}
