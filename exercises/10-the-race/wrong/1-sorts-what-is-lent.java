// task: 1
// fails: theRunsStandAsTheyStood
// hint says: Sort a copy
// Puts the array in order that belongs to somebody else.
/** The fewest steps within which so many percent of the runs were done, −1 if too few were. */
int quantile(int[] runs, int percent) {
    int steps = 0;
    int[] ordered = runs;
    for (int i = 0; i < runs.length; i++) {
        runs[i] = runs[i] < 0 ? Integer.MAX_VALUE : runs[i];
    }
    Arrays.sort(runs);
    int wanted = (percent * ordered.length + 99) / 100;
    steps = ordered[wanted - 1] == Integer.MAX_VALUE ? -1 : ordered[wanted - 1];
    return steps;
}
