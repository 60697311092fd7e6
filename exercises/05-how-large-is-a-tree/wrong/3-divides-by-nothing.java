// task: 3
// fails: aDrawHasNoCoin
// hint says: no coin is thrown
// Compares by a ratio: two searches that took no step at all are no draw then.
/** The chance that fair coins do as well as mine, or better. */
double luck(int[] mine, int[] theirs) {
    int wins = 0;
    int coins = 0;
    for (int i = 0; i < mine.length; i++) {
        double ratio = (double) mine[i] / theirs[i];
        wins += ratio < 1 ? 1 : 0;
        coins += ratio != 1 ? 1 : 0;
    }
    double[] heads = new double[coins + 1];
    heads[0] = 1;
    for (int coin = 1; coin <= coins; coin++) {
        for (int count = coin; count > 0; count--) {
            heads[count] = (heads[count] + heads[count - 1]) / 2;
        }
        heads[0] /= 2;
    }
    double chance = 0;
    for (int count = wins; count <= coins; count++) {
        chance += heads[count];
    }
    return chance;
}
