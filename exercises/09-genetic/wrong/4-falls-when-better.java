// task: 4
// fails: manyChildren, manyChildrenElsewhere
// hint says: A better child is no reason
// Every change makes it fall, an improvement too.
/** The rate of the next generation. */
double nextRate(double rate, int before, int after) {
    double next = rate;
    if (after != before) {
        next = 0.6 * rate;
    } else if (after == before) {
        next = Math.min(1, 1.03 * rate);
    }
    return next;
}
