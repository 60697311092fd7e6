// task: 1
// fails: aNeighbourInTwoHousesIsOne
// hint says: share a row and a box
// Row, column and box are added up.
/** For each blank the number of blanks that share a house with it, each counted once; 0 where a digit stands. */
int[] degrees(int[] board) {
    int[] counts = new int[81];
    for (int cell = 0; cell < 81; cell++) {
        for (int other = 0; other < 81; other++) {
            if (board[cell] == 0 && board[other] == 0 && areNeighbours(cell, other)) {
                counts[cell] += (cell / 9 == other / 9 ? 1 : 0) + (cell % 9 == other % 9 ? 1 : 0)
                        + (cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3 ? 1 : 0);
            }
        }
    }
    return counts;
}
