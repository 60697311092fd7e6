// task: 3
// fails: twoAreEnoughToKnow
// hint says: don't only end the counting
// Lists everything, then says two.
/** The number of solutions, where 2 stands for two or more. */
int atMostTwo(int[] board) {
    int count = 0;
    Iterator<String> all = solutions(board);
    while (all.hasNext()) {
        all.next();
        count++;
    }
    return Math.min(count, 2);
}
