// task: 1
// fails: aFewBlanksAreCounted, aNeighbourInTwoHousesIsOne
// hint says: no neighbour of its own
// A cell shares all its houses with itself.
boolean areNeighbours(int a, int b) {
    boolean sameBox = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    return (a / 9 == b / 9 || a % 9 == b % 9 || sameBox);
}
