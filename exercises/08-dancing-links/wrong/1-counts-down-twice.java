// task: 1
// fails: uncoveringPutsEverythingBack, aWholeSearchDances, uncoveringNeedsNothingButTheLinks
// hint says: the sizes
// Copied from cover, and -- left as it was.
/** Puts back what cover took out. */
void uncoverItem(int[][] links, int head) {
    for (int row = links[U][head]; row != head; row = links[U][row]) {
        for (int node = links[L][row]; node != row; node = links[L][node]) {
            links[SIZE][links[HEAD][node]]--;
            links[D][links[U][node]] = node;
            links[U][links[D][node]] = node;
        }
    }
    links[R][links[L][head]] = head;
    links[L][links[R][head]] = head;
}
