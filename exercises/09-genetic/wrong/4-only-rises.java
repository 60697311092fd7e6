// task: 4
// fails: aRateNeverRests, fewChildren, someChildren, manyChildren, fewChildrenElsewhere
// hint says: let the rate fall
// Rises while nothing changes, and never falls.
/** The rate of the next generation. */
double nextRate(double rate, int before, int after) {
    double next = rate;
    if (after == before) {
        next = Math.min(1, 1.03 * rate);
    }
    return next;
}
