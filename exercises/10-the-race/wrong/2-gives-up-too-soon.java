// task: 2
// fails: exactlyItsPatienceIsEnough
// hint says: is there a < where a <= belongs
// A run that needs all of its patience is given up.
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
