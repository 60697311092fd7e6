// task: 2
// fails: stepsMayBeMany
// hint says: Add them up in a long
// Adds up in an int, which overflows.
/** The patience of a round, counted from 1. */
int patienceOf(int round) {
    int patience = 1;
    int left = round;
    while (Integer.bitCount(left + 1) > 1) {
        left -= Integer.highestOneBit(left) - 1;
    }
    patience = (left + 1) / 2;
    return patience;
}

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
