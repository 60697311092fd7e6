// task: 1
// fails: theOptionsHaveLeft, theSizesHaveGoneDown, uncoveringPutsEverythingBack, aWholeSearchDances
// hint says: For each node below the head
// Where an option has no other item, its own node leaves the column.
void coverItem(int[][] links, int head) {
    links[R][links[L][head]] = links[R][head];
    links[L][links[R][head]] = links[L][head];
    for (int row = links[D][head]; row != head; row = links[D][row]) {
        int node = links[R][row];
        do {
            links[D][links[U][node]] = links[D][node];
            links[U][links[D][node]] = links[U][node];
            links[SIZE][links[HEAD][node]]--;
            node = links[R][node];
        } while (node != row);
    }
}
