// task: 2
// fails: stepsMayBeMany
// hint says: an int times an int
// The sum is a long, but what a round may take is reckoned in an int first.
/** All steps until a run is done, −1 if none is. */
long stepsWithRestarts(int[] runs, int unit) {
    long steps = 0;
    for (int round = 1; round <= runs.length; round++) {
        long most = unit * patienceOf(round);
        if (runs[round - 1] <= most) {
            return steps + runs[round - 1];
        }
        steps += most;
    }
    return -1;
}
