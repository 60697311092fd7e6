// task: 1
// fails: theMedianIsFound, whatWasGivenUpIsLongest, fewRunsAndBothEnds, everyPercentageOfAHundredRuns
// hint says: 0 is a number of steps
// Takes a run that was done before its first step for one that was given up.
/** The fewest steps within which so many percent of the runs were done, −1 if too few were. */
int quantile(int[] runs, int percent) {
    int steps = 0;
    int[] ordered = IntStream.of(runs).map(run -> run <= 0 ? Integer.MAX_VALUE : run).sorted().toArray();
    int wanted = (percent * ordered.length + 99) / 100;
    steps = ordered[wanted - 1] == Integer.MAX_VALUE ? -1 : ordered[wanted - 1];
    return steps;
}
