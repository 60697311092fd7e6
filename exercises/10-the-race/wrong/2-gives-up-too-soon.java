// task: 2
// fails: exactlyItsPatienceIsEnough
// hint says: is there a < where a <= belongs
// A run that needs all of its patience is given up.
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
    long steps = 0;
    for (int round = 1; round <= runs.length; round++) {
        long most = (long) unit * patienceOf(round);
        if (runs[round - 1] < most) {
            return steps + runs[round - 1];
        }
        steps += most;
    }
    steps = -1;
    return steps;
}
