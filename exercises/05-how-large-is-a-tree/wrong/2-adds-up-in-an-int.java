// task: 2
// fails: manyWalksThatSaidMuch
// hint says: add up in a long
// Adds up in an int, which overflows.
/** The fewest walks that together said at least half of what all said. */
int carriers(int[] walks) {
    int count = 0;
    Arrays.sort(walks);
    int sum = 0;
    for (int said : walks) {
        sum += said;
    }
    int part = 0;
    while (2L * part < sum) {
        count++;
        part += walks[walks.length - count];
    }
    return count;
}
