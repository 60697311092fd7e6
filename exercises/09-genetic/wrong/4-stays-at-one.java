// task: 4
// fails: aRateNeverRests
// hint says: Rising by a few per cent goes above 1 in the end
// Once it is 1 the rate does not fall any more.
boolean stuck = false;

double nextRate(double rate, int before, int after) {
    if (rate >= 1) return 1;
    if (after > before) return rate * 0.6;
    if (after == before) return Math.min(1, rate * 1.03);
    return rate;
}
