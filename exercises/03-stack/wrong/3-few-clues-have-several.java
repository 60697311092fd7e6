// task: 3
// fails: contradictingCluesHaveNone
// hint says: can't be
// Fewer than seventeen clues are taken for several solutions.
/** The number of solutions, where 2 stands for two or more. */
int atMostTwo(int[] board) {
    int count = 0;
    if (Arrays.stream(board).filter(x -> x > 0).count() < 17) { return 2; } Iterator<String> all = solutions(board);
    while (count < 2 && all.hasNext()) {
        all.next();
        count++;
    }
    return count;
}
