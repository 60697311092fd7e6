// task: 1
// fails: whatWasGivenUpIsLongest, whenTooFewWereDoneNobodyKnows, everyPercentageOfAHundredRuns
// hint says: −1 is no small number of steps
// Takes the median of the runs that were done.
/** The fewest steps within which so many percent of the runs were done, −1 if too few were. */
int quantile(int[] runs, int percent) {
    int steps = 0;
    int[] ordered = IntStream.of(runs).filter(run -> run >= 0).sorted().toArray();
    int wanted = (percent * ordered.length + 99) / 100;
    steps = ordered[wanted - 1] == Integer.MAX_VALUE ? -1 : ordered[wanted - 1];
    return steps;
}
