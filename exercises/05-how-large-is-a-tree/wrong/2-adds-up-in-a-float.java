// task: 2
// fails: manyWalksThatSaidMuch
// hint says: add up in a long
// Adds up in a float, which rounds what is larger than sixteen million.
/** The fewest walks that together said at least half of what all said. */
int carriers(int[] walks) {
    float sum = 0;
    for (int said : walks) {
        sum += said;
    }
    Arrays.sort(walks);
    float part = 0;
    int count = 0;
    while (2 * part < sum) {
        count++;
        part += walks[walks.length - count];
    }
    return count;
}
