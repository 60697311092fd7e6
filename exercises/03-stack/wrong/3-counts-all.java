// task: 3
// fails: twoStandsForMore, twoAreEnoughToKnow
// hint says: neither 12 nor 0
// Counts as far as there are solutions.
/** The number of solutions, where 2 stands for two or more. */
int atMostTwo(int[] board) {
    int count = 0;
    Iterator<String> all = solutions(board);
    while (all.hasNext()) {
        all.next();
        count++;
    }
    return count;
}
