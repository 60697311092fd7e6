// task: 3
// fails: withoutASolutionThereIsNone, contradictingCluesHaveNone
// hint says: No solution at all
// Looks for a second solution and takes the first for granted.
/** The number of solutions, where 2 stands for two or more. */
int atMostTwo(int[] board) {
    int count = 1;
    Iterator<String> all = solutions(board);
    if (all.hasNext()) {
        all.next();
    }
    while (count < 2 && all.hasNext()) {
        all.next();
        count++;
    }
    return count;
}
