// task: 3
// fails: theTightestItemIsTakenFirst
// hint says: smallest size
// Takes the items as they come.
int fewest(int[][] links) {
    return links[R][0];
}
