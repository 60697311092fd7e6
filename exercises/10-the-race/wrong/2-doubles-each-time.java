// task: 2
// fails: theSequenceBeginsRightly, stepsInVainAreCounted, exactlyItsPatienceIsEnough, whenNoRunIsDone, theSequenceGoesOn, stepsMayBeMany
// hint says: what stands between them
// Doubles the patience in every round.
/** The patience of a round, counted from 1. */
int patienceOf(int round) {
    int patience = 1;
    patience = 1 << Math.min(round - 1, 30);
    return patience;
}

/** All steps until a run is done, −1 if none is. */
long stepsWithRestarts(int[] runs, int unit) {
    long steps = 0;
    for (int round = 1; round <= runs.length; round++) {
        long most = (long) unit * patienceOf(round);
        if (runs[round - 1] <= most) {
            return steps + runs[round - 1];
        }
        steps += most;
    }
    steps = -1;
    return steps;
}
