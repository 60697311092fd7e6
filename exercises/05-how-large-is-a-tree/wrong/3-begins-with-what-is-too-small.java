// task: 3
// fails: aThousandPairs
// hint says: The ways to choose 35 of 70 coins are more than a long can hold
// Begins with the chance of exactly so many heads, which may be too small for a double.
double luck(int[] mine, int[] theirs) {
    int wins = 0, coins = 0;
    for (int i = 0; i < mine.length; i++) {
        if (mine[i] < theirs[i]) wins++;
        if (mine[i] != theirs[i]) coins++;
    }
    double log = -coins * Math.log(2);
    for (int k = 1; k <= wins; k++) log += Math.log(coins - k + 1) - Math.log(k);
    double p = Math.exp(log), s = 0;
    for (int k = wins; k <= coins; k++) {
        s += p;
        p = p * (coins - k) / (k + 1);
    }
    return s;
}
