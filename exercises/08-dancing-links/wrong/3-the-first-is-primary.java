// task: 3
// fails: secondaryItemsMayStayUncovered
// hint says: Nobody asks for a secondary item
// Takes the first item of an option for a primary one.
/** How many exact covers there are. */
int count(int primary, int secondary, int[][] options) {
    int found = 0;
    int[][] links = build(primary, secondary, Stream.of(options).filter(o -> o[0] < primary).toArray(int[][]::new));
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
        for (int other = links[L][node]; !isHead(links, node) && other != node; other = links[L][other]) {
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
