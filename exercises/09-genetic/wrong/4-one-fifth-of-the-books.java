// task: 4
// fails: fewChildren, someChildren, manyChildren, fewChildrenElsewhere, manyChildrenElsewhere
// hint says: one-fifth rule
// One success in five is the goal, and only a better child is a success.
/** The rate of the next generation. */
double nextRate(double rate, int before, int after) {
    return Math.min(1, after < before ? 1.5 * rate : rate / Math.pow(1.5, 0.25));
}
