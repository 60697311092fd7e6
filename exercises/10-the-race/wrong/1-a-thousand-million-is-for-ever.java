// task: 1
// fails: fewRunsAndBothEnds
// hint says: round up
// Puts a large number in the place of a run that was given up, and a run may need more.
/** The fewest steps within which so many percent of the runs were done, −1 if too few were. */
int quantile(int[] runs, int percent) {
    int steps = 0;
    int[] ordered = IntStream.of(runs).map(run -> run < 0 ? 1_000_000_000 : run).sorted().toArray();
    int wanted = (percent * ordered.length + 99) / 100;
    steps = ordered[wanted - 1] == 1_000_000_000 ? -1 : ordered[wanted - 1];
    return steps;
}
