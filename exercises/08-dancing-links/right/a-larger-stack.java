// A search that calls itself, on a thread that was given stack enough for as many items as there can be.

// task: 3
int count(int primary, int secondary, int[][] options) {
    int[] found = new int[1];
    Thread search = new Thread(null, () -> found[0] = search(build(primary, secondary, options)), "search", 256 << 20);
    search.start();
    try {
        search.join();
    } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
    }
    return found[0];
}

int search(int[][] links) {
    int head = fewest(links);
    if (head == 0) {
        return 1;
    }
    int found = 0;
    coverItem(links, head);
    for (int row = links[D][head]; row != head; row = links[D][row]) {
        for (int other = links[R][row]; other != row; other = links[R][other]) {
            coverItem(links, links[HEAD][other]);
        }
        found += search(links);
        for (int other = links[L][row]; other != row; other = links[L][other]) {
            uncoverItem(links, links[HEAD][other]);
        }
    }
    uncoverItem(links, head);
    return found;
}
