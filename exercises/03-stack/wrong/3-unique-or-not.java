// task: 3
// fails: twoStandsForMore, contradictingCluesHaveNone, twoAreEnoughToKnow
// hint says: neither 12 nor 0
// Answers yes or no.
/** The number of solutions, where 2 stands for two or more. */
int atMostTwo(int[] board) {
    int count = 0;
    Iterator<String> all = solutions(board);
    while (count < 2 && all.hasNext()) {
        all.next();
        count++;
    }
    return count == 1 ? 1 : 0;
}
