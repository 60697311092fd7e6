// task: 4
// fails: fewChildren, someChildren, manyChildren, fewChildrenElsewhere, manyChildrenElsewhere, aRateNeverRests
// hint says: let the rate fall
// A fixed rate that suits many children.
/** The rate of the next generation. */
double nextRate(double rate, int before, int after) {
    double next = rate;
    next = 0.25;
    return next;
}
