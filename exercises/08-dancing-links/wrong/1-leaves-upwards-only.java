// task: 1
// fails: theOptionsHaveLeft, aWholeSearchDances
// hint says: two writes for each
// The node above still leads down to the node.
/** Takes the item with this head out, and its options out of all other columns. */
void coverItem(int[][] links, int head) {
    links[R][links[L][head]] = links[R][head];
    links[L][links[R][head]] = links[L][head];
    for (int row = links[D][head]; row != head; row = links[D][row]) {
        for (int node = links[R][row]; node != row; node = links[R][node]) {
            links[U][links[D][node]] = links[U][node];
            links[SIZE][links[HEAD][node]]--;
        }
    }
}
