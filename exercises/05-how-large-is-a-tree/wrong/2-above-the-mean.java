// task: 2
// fails: theLargestAreCounted, exactlyHalfIsEnough, manyWalksThatSaidMuch
// hint says: Begin with those who said most
// Counts those who said more than the mean.
/** The fewest walks that together said at least half of what all said. */
int carriers(int[] walks) {
    int count = 0;
    double mean = IntStream.of(walks).average().orElse(0);
    for (int said : walks) {
        count += said > mean ? 1 : 0;
    }
    return count;
}
