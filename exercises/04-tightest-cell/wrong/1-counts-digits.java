// task: 1
// fails: aFewBlanksAreCounted, aNeighbourInTwoHousesIsOne
// hint says: with a digit don
// Neighbours that are filled are counted.
/** For each blank the number of blanks that share a house with it, each counted once; 0 where a digit stands. */
int[] degrees(int[] board) {
    int[] counts = new int[81];
    for (int cell = 0; cell < 81; cell++) {
        for (int other = 0; other < 81; other++) {
            if (board[cell] == 0 && board[other] != 0 && areNeighbours(cell, other)) {
                counts[cell]++;
            }
        }
    }
    return counts;
}
