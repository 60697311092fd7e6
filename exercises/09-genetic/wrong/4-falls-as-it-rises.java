// task: 4
// fails: fewChildren, someChildren, manyChildren, fewChildrenElsewhere, manyChildrenElsewhere
// hint says: faster than it rises
// Up and down by the same step: far too high.
/** The rate of the next generation. */
double nextRate(double rate, int before, int after) {
    double next = rate;
    if (after > before) {
        next = 0.9 * rate;
    } else if (after == before) {
        next = Math.min(1, 1.1 * rate);
    }
    return next;
}
