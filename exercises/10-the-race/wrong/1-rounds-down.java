// task: 1
// fails: theMedianIsFound, whatWasGivenUpIsLongest, fewRunsAndBothEnds
// hint says: Half of the runs needed as many steps or fewer
// Half a run is not enough, and here it is.
/** The fewest steps within which so many percent of the runs were done, −1 if too few were. */
int quantile(int[] runs, int percent) {
    int steps = 0;
    int[] ordered = IntStream.of(runs).map(run -> run < 0 ? Integer.MAX_VALUE : run).sorted().toArray();
    int wanted = Math.max(1, percent * ordered.length / 100);
    steps = ordered[wanted - 1] == Integer.MAX_VALUE ? -1 : ordered[wanted - 1];
    return steps;
}
