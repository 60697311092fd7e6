// task: 3
// fails: aThousandPairs
// hint says: halve as you go
// All rounds there are, in a double: with 1,100 coins it is infinite.
/** The chance that fair coins do as well as mine, or better. */
double luck(int[] mine, int[] theirs) {
    double chance = 0;
    int wins = 0;
    int coins = 0;
    for (int i = 0; i < mine.length; i++) {
        wins += mine[i] < theirs[i] ? 1 : 0;
        coins += mine[i] != theirs[i] ? 1 : 0;
    }
    double ways = 1;
    for (int heads = 0; heads <= coins; heads++) {
        chance += heads < wins ? 0 : ways / Math.pow(2, coins);
        ways = ways * (coins - heads) / (heads + 1);
    }
    return chance;
}
