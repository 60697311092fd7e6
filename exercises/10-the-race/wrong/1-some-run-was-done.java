// task: 1
// fails: whenTooFewWereDoneNobodyKnows
// hint says: If the run at that place was given up
// Sorts what was done and looks into it, also when nothing was.
int quantile(int[] runs, int percent) {
    int[] done = IntStream.of(runs).filter(r -> r >= 0).sorted().toArray();
    int at = Math.min(done.length, (percent * runs.length + 99) / 100) - 1;
    return (percent * runs.length + 99) / 100 > done.length && done.length > 0 ? -1 : done[at];
}
