// task: 3
// fails: twoStandsForMore, contradictingCluesHaveNone, twoAreEnoughToKnow
// hint says: Look at the count
// One solution is taken for the only one.
/** The number of solutions, where 2 stands for two or more. */
int atMostTwo(int[] board) {
    int count = 0;
    Iterator<String> all = solutions(board);
    while (count < 1 && all.hasNext()) {
        all.next();
        count++;
    }
    return count;
}
