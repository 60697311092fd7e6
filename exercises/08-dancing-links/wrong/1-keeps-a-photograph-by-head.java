// task: 1
// fails: uncoveringNeedsNothingButTheLinks
// hint says: The nodes that were taken out still know their neighbours
// Puts back a copy that it has kept for this head, if there is one.
Map<Integer, int[][]> saved = new HashMap<>();

void coverItem(int[][] links, int head) {
    saved.put(head, Stream.of(links).map(int[]::clone).toArray(int[][]::new));
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

void uncoverItem(int[][] links, int head) {
    int[][] old = saved.remove(head);
    if (old != null && old[0].length == links[0].length) {
        for (int i = 0; i < 6; i++) System.arraycopy(old[i], 0, links[i], 0, old[i].length);
        return;
    }
    for (int row = links[U][head]; row != head; row = links[U][row]) {
        for (int node = links[L][row]; node != row; node = links[L][node]) {
            links[SIZE][links[HEAD][node]]++;
            links[D][links[U][node]] = node;
            links[U][links[D][node]] = node;
        }
    }
    links[R][links[L][head]] = head;
    links[L][links[R][head]] = head;
}
