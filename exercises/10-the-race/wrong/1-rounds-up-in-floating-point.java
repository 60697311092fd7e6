// task: 1
// fails: everyPercentageOfAHundredRuns
// hint says: a little more
// 7 % of a hundred are 7.000000000000001 here.
/** The fewest steps within which so many percent of the runs were done, −1 if too few were. */
int quantile(int[] runs, int percent) {
    int[] ordered = IntStream.of(runs).map(run -> run < 0 ? Integer.MAX_VALUE : run).sorted().toArray();
    int wanted = (int) Math.ceil(percent / 100.0 * ordered.length);
    return ordered[wanted - 1] == Integer.MAX_VALUE ? -1 : ordered[wanted - 1];
}
