// task: 3
// fails: aThousandPairs
// hint says: The ways to choose 35 of 70 coins are more than a long can hold
// Stops adding when a chance is small.
double luck(int[] mine, int[] theirs) {
    int wins = 0, coins = 0;
    for (int i = 0; i < mine.length; i++) {
        if (mine[i] < theirs[i]) wins++;
        if (mine[i] != theirs[i]) coins++;
    }
    double s = 0, lf = 0;
    double[] L = new double[coins + 1];
    for (int i = 1; i <= coins; i++) L[i] = L[i - 1] + Math.log(i);
    for (int k = wins; k <= coins; k++) {
        double p = Math.exp(L[coins] - L[k] - L[coins - k] - coins * Math.log(2));
        s += p;
        if (p < 1e-12) break;
    }
    return s;
}
