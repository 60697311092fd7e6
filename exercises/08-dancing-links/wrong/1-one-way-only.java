// task: 1
// fails: theHeadIsNotMet, aWholeSearchDances
// hint says: Two writes take the head out
// The right neighbour still points to the head.
/** Takes the item with this head out, and its options out of all other columns. */
void coverItem(int[][] links, int head) {
    links[R][links[L][head]] = links[R][head];
    for (int row = links[D][head]; row != head; row = links[D][row]) {
        for (int node = links[R][row]; node != row; node = links[R][node]) {
            links[D][links[U][node]] = links[D][node];
            links[U][links[D][node]] = links[U][node];
            links[SIZE][links[HEAD][node]]--;
        }
    }
}
