// task: 3
// fails: theParentsTakeTurns, aLoneCellTakesItsTurn, boxesMayHaveAnyShape
// hint says: circle of the box's first cell
// Whole boxes in turn.
/** The child: in each box the circles come from the mother and the father in turn. */
int[] cross(int[] mother, int[] father, int[][] boxes) {
    int[] child = mother.clone();
    for (int box = 1; box < boxes.length; box += 2) {
        for (int cell : boxes[box]) {
            child[cell] = father[cell];
        }
    }
    return child;
}
