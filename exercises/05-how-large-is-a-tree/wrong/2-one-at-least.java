// task: 2
// fails: whoSaidNothingCarriesNothing
// hint says: nobody is needed
// Somebody is always counted, even where nobody said anything.
/** The fewest walks that together said at least half of what all said. */
int carriers(int[] walks) {
    int count = 0;
    Arrays.sort(walks);
    long sum = 0;
    for (int said : walks) {
        sum += said;
    }
    long part = 0;
    do {
        count++;
        part += walks[walks.length - count];
    } while (2 * part < sum);
    return count;
}
