// task: 1
// fails: uncoveringNeedsNothingButTheLinks
// hint says: still know their neighbours
// Keeps a copy of the links as they were before each covering, and puts the last one back.
/** Takes the item with this head out, and its options out of all other columns. */
Deque<int[][]> photographs = new ArrayDeque<>();

void coverItem(int[][] links, int head) {
    photographs.push(Stream.of(links).map(int[]::clone).toArray(int[][]::new));
    links[R][links[L][head]] = links[R][head];
    links[L][links[R][head]] = links[L][head];
    for (int row = links[D][head]; row != head; row = links[D][row]) {
        for (int node = links[R][row]; node != row; node = links[R][node]) {
            links[D][links[U][node]] = links[D][node];
            links[U][links[D][node]] = links[U][node];
            links[SIZE][links[HEAD][node]]--;
        }
    }
}

/** Puts back what cover took out. */
void uncoverItem(int[][] links, int head) {
    int[][] before = photographs.isEmpty() ? links : photographs.pop();
    for (int way = 0; way < links.length; way++) {
        System.arraycopy(before[way], 0, links[way], 0, links[way].length);
    }
}
