// task: 4
// fails: manyChildren, manyChildrenElsewhere, aRateNeverRests
// hint says: let the rate
// A rate that suits few children, and trembles so that it isn't fixed.
/** The rate of the next generation. */
double nextRate(double rate, int before, int after) {
    double next = rate;
    next = rate == 0.05 ? 0.051 : 0.05;
    return next;
}
