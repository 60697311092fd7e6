// task: 3
// fails: aDeepSearchIsNoTrouble
// hint says: calls itself
// The search of the lesson.
/** How many exact covers there are. */
int count(int primary, int secondary, int[][] options) {
    return search(build(primary, secondary, options));
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
