// task: 4
// fails: aRateNeverRests
// hint says: Rising by a few per cent goes above 1 in the end
// Nothing keeps the rate below 1.
/** The rate of the next generation. */
double nextRate(double rate, int before, int after) {
    double next = rate;
    if (after > before) {
        next = 0.6 * rate;
    } else if (after == before) {
        next = 1.03 * rate;
    }
    return next;
}
