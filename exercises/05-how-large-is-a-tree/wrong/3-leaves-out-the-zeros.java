// task: 3
// fails: allWonIsRare, asManyOrMore, aDrawHasNoCoin, aThousandPairs
// hint says: One coin shows heads
// Takes 0 nodes for a search that did not run.
/** The chance that fair coins do as well as mine, or better. */
double luck(int[] mine, int[] theirs) {
    int wins = 0;
    int coins = 0;
    for (int i = 0; i < mine.length; i++) {
        if (mine[i] > 0 && theirs[i] > 0) {
            wins += mine[i] < theirs[i] ? 1 : 0;
            coins += mine[i] != theirs[i] ? 1 : 0;
        }
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
