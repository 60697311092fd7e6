// task: 1
// fails: theMedianIsFound, whatWasGivenUpIsLongest, fewRunsAndBothEnds, everyPercentageOfAHundredRuns
// hint says: Half of the runs needed as many steps or fewer
// Counts places from 1 in an array, where they are counted from 0.
/** The fewest steps within which so many percent of the runs were done, −1 if too few were. */
int quantile(int[] runs, int percent) {
    int steps = 0;
    int[] ordered = IntStream.of(runs).map(run -> run < 0 ? Integer.MAX_VALUE : run).sorted().toArray();
    int wanted = (percent * ordered.length + 99) / 100;
    steps = ordered[Math.min(wanted, ordered.length - 1)] == Integer.MAX_VALUE ? -1
            : ordered[Math.min(wanted, ordered.length - 1)];
    return steps;
}
