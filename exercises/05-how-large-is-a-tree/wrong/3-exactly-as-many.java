// task: 3
// fails: asManyOrMore, aDrawHasNoCoin, noPairProvesNothing, aThousandPairs
// hint says: Add up the chances
// Asks for exactly so many heads, and not for more.
/** The chance that fair coins do as well as mine, or better. */
double luck(int[] mine, int[] theirs) {
    double chance = 0;
    int wins = 0;
    int coins = 0;
    for (int i = 0; i < mine.length; i++) {
        wins += mine[i] < theirs[i] ? 1 : 0;
        coins += mine[i] != theirs[i] ? 1 : 0;
    }
    double[] heads = new double[coins + 1];
    heads[0] = 1;
    for (int coin = 1; coin <= coins; coin++) {
        for (int count = coin; count > 0; count--) {
            heads[count] = (heads[count] + heads[count - 1]) / 2;
        }
        heads[0] /= 2;
    }
    chance = heads[wins];
    return chance;
}
