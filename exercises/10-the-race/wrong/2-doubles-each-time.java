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
