// task: 4
// fails: fewChildren, someChildren, manyChildren, fewChildrenElsewhere, manyChildrenElsewhere, aRateNeverRests
// hint says: let the rate
// A fixed rate that suits few children.
/** The rate of the next generation. */
double nextRate(double rate, int before, int after) {
    double next = rate;
    next = 0.05;
    return next;
}
