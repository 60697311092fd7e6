// task: 2
// fails: exactlyHalfIsEnough
// hint says: nothing is lost in a division
// Adds up shares of the whole: five times a tenth may be less than a half.
/** The fewest walks that together said at least half of what all said. */
int carriers(int[] walks) {
    double sum = 0;
    for (int said : walks) {
        sum += said;
    }
    Arrays.sort(walks);
    double share = 0;
    int count = 0;
    while (share < 0.5 && sum > 0) {
        count++;
        share += walks[walks.length - count] / sum;
    }
    return count;
}
