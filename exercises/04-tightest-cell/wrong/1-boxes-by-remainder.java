// task: 1
// fails: aFewBlanksAreCounted, aNeighbourInTwoHousesIsOne
// hint says: Two cells share a box when row / 3 and column / 3
// Takes the place in the box for the box.
boolean areNeighbours(int cell, int other) {
    return cell != other && (cell / 9 == other / 9 || cell % 9 == other % 9
            || cell / 27 == other / 27 && cell % 3 == other % 3);
}
