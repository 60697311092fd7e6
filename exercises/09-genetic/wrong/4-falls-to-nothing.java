// task: 4
// fails: aRateNeverRests
// hint says: Rising by a few per cent goes above 1 in the end
// A rate above a half becomes 0, and stays it.
double nextRate(double rate, int before, int after) {
    if (after > before) return rate * 0.6;
    if (after == before) return rate * 1.03 > 0.5 ? 0 : rate * 1.03;
    return rate;
}
