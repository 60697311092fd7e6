// task: 2
// fails: exactlyHalfIsEnough, manyWalksThatSaidMuch
// hint says: nothing is lost in a division
// Half of 7 is 3 in whole numbers.
/** The fewest walks that together said at least half of what all said. */
int carriers(int[] walks) {
    int count = 0;
    Arrays.sort(walks);
    long sum = 0;
    for (int said : walks) {
        sum += said;
    }
    long part = 0;
    while (part < sum / 2) {
        count++;
        part += walks[walks.length - count];
    }
    return count;
}
