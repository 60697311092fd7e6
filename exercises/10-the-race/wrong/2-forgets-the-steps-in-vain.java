// task: 2
// fails: stepsInVainAreCounted, exactlyItsPatienceIsEnough, stepsMayBeMany
// hint says: nobody gives these steps back
// Counts the run that was done, and nothing else.
/** All steps until a run is done, −1 if none is. */
long stepsWithRestarts(int[] runs, int unit) {
    long steps = 0;
    for (int round = 1; round <= runs.length; round++) {
        long most = (long) unit * patienceOf(round);
        if (runs[round - 1] <= most) {
            return runs[round - 1];
        }
        steps += most;
    }
    steps = -1;
    return steps;
}
