// task: 1
// fails: whatWasGivenUpIsLongest, whenTooFewWereDoneNobodyKnows, fewRunsAndBothEnds, everyPercentageOfAHundredRuns
// hint says: −1 is no small number of steps
// Sorts the runs that were given up to the front.
/** The fewest steps within which so many percent of the runs were done, −1 if too few were. */
int quantile(int[] runs, int percent) {
    int steps = 0;
    int[] ordered = IntStream.of(runs).sorted().toArray();
    int wanted = (percent * ordered.length + 99) / 100;
    steps = ordered[wanted - 1];
    return steps;
}
