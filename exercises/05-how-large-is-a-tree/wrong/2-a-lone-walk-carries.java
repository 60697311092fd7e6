// task: 2
// fails: whoSaidNothingCarriesNothing
// hint says: If all walks said 0
// A single walk carries, also when it said 0.
int carriers(int[] walks) {
    if (walks.length == 1) return 1;
    Arrays.sort(walks);
    long sum = 0;
    for (int s : walks) sum += s;
    long part = 0;
    int n = 0;
    while (2 * part < sum) {
        n++;
        part += walks[walks.length - n];
    }
    return n;
}
