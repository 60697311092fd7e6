// task: 2
// fails: exactlyHalfIsEnough, whoSaidNothingCarriesNothing
// hint says: compare twice the part
// Exactly half is not enough here.
/** The fewest walks that together said at least half of what all said. */
int carriers(int[] walks) {
    int count = 0;
    Arrays.sort(walks);
    long sum = 0;
    for (int said : walks) {
        sum += said;
    }
    long part = 0;
    while (2 * part <= sum && count < walks.length) {
        count++;
        part += walks[walks.length - count];
    }
    return count;
}
