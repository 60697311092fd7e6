// task: 2
// fails: theLargestAreCounted, exactlyHalfIsEnough, whoSaidNothingCarriesNothing, manyWalksThatSaidMuch
// hint says: Begin with those who said most
// Begins with those who said least.
/** The fewest walks that together said at least half of what all said. */
int carriers(int[] walks) {
    int count = 0;
    Arrays.sort(walks);
    long sum = 0;
    for (int said : walks) {
        sum += said;
    }
    long part = 0;
    while (2 * part < sum) {
        part += walks[count++];
    }
    return count;
}
