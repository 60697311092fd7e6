// task: 1
// fails: theSizesHaveGoneDown, aWholeSearchDances, uncoveringNeedsNothingButTheLinks
// hint says: makes that column
// The sizes stay what they were.
/** Takes the item with this head out, and its options out of all other columns. */
void coverItem(int[][] links, int head) {
    links[R][links[L][head]] = links[R][head];
    links[L][links[R][head]] = links[L][head];
    for (int row = links[D][head]; row != head; row = links[D][row]) {
        for (int node = links[R][row]; node != row; node = links[R][node]) {
            links[D][links[U][node]] = links[D][node];
            links[U][links[D][node]] = links[U][node];
        }
    }
}

/** Puts back what cover took out. */
void uncoverItem(int[][] links, int head) {
    for (int row = links[U][head]; row != head; row = links[U][row]) {
        for (int node = links[L][row]; node != row; node = links[L][node]) {
            links[D][links[U][node]] = node;
            links[U][links[D][node]] = node;
        }
    }
    links[R][links[L][head]] = head;
    links[L][links[R][head]] = head;
}
