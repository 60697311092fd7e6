// task: 2
// fails: stepsMayBeMany
// hint says: Add them up in a long
// Adds up in an int, which overflows.
/** All steps until a run is done, −1 if none is. */
long stepsWithRestarts(int[] runs, int unit) {
    int steps = 0;
    for (int round = 1; round <= runs.length; round++) {
        long most = (long) unit * patienceOf(round);
        if (runs[round - 1] <= most) {
            return steps + runs[round - 1];
        }
        steps += (int) most;
    }
    steps = -1;
    return steps;
}
