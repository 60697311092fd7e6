// task: 2
// fails: contradictingCluesHaveNoSolution
// hint says: Look at the clues before you begin
// Only digits it writes itself are checked.
/** Calls found once for each solution, with its 81 digits in a row. */
void allSolutions(int[] board, Consumer<String> found) {
    searchAll(board, 0, found);
}
