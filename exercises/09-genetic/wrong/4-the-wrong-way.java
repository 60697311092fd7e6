// task: 4
// fails: fewChildren, someChildren, manyChildren, fewChildrenElsewhere, manyChildrenElsewhere
// hint says: too much was changed
// Worse children make the rate rise.
/** The rate of the next generation. */
double nextRate(double rate, int before, int after) {
    double next = rate;
    if (after > before) {
        next = Math.min(1, 1.03 * rate);
    } else if (after == before) {
        next = 0.6 * rate;
    }
    return next;
}
