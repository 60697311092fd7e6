// task: 3
// fails: allCoversAreCounted
// hint says: uncovered first
// The items of an option are uncovered in the order in which they were covered.
/** How many exact covers there are. */
int count(int primary, int secondary, int[][] options) {
    int found = 0;
    int[][] links = build(primary, secondary, options);
    int[] chosen = new int[primary];
    int depth = 0;
    boolean deeper = true;
    while (deeper || depth > 0) {
        if (deeper) {
            int head = fewest(links);
            if (head == 0) {
                found++;
            } else {
                coverItem(links, head);
                chosen[depth++] = head;
            }
            deeper = false;
            continue;
        }
        int node = chosen[depth - 1];
        for (int other = links[R][node]; !isHead(links, node) && other != node; other = links[R][other]) {
            uncoverItem(links, links[HEAD][other]);
        }
        node = links[D][node];
        chosen[depth - 1] = node;
        if (isHead(links, node)) {
            uncoverItem(links, node);
            depth--;
            continue;
        }
        for (int other = links[R][node]; other != node; other = links[R][other]) {
            coverItem(links, links[HEAD][other]);
        }
        deeper = true;
    }
    return found;
}
