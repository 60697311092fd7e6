// task: 3
// fails: allWonIsRare, asManyOrMore, aDrawHasNoCoin, aThousandPairs
// hint says: in a quarter
// Throws them ten thousand times, as the lesson did.
/** The chance that fair coins do as well as mine, or better. */
double luck(int[] mine, int[] theirs) {
    double chance = 0;
    int wins = 0;
    int coins = 0;
    for (int i = 0; i < mine.length; i++) {
        wins += mine[i] < theirs[i] ? 1 : 0;
        coins += mine[i] != theirs[i] ? 1 : 0;
    }
    Random random = new Random(1);
    for (int round = 0; round < 10_000; round++) {
        int heads = 0;
        for (int coin = 0; coin < coins; coin++) {
            heads += random.nextInt(2);
        }
        chance += heads >= wins ? 1 / 10_000.0 : 0;
    }
    return chance;
}
