// task: 1
// fails: theHeadIsNotMet
// hint says: Two writes take the head out of its row
// Looks whether the column has a node when it has dealt with one.
void coverItem(int[][] links, int head) {
    links[R][links[L][head]] = links[R][head];
    links[L][links[R][head]] = links[L][head];
    int row = links[D][head];
    do {
        for (int node = links[R][row]; node != row; node = links[R][node]) {
            links[D][links[U][node]] = links[D][node];
            links[U][links[D][node]] = links[U][node];
            links[SIZE][links[HEAD][node]]--;
        }
        row = links[D][row];
    } while (row != head);
}
