// task: 3
// fails: manyChangesAreNoTrouble
// hint says: Whoever looks for a cell with the fewest
// It knows how many cells have each count, and then goes through the cells for one of them.
int[] choices(int[] counts, int[] cells, int[] changed) {
    int[] has = counts.clone();
    int[] often = new int[26];
    for (int count : has) {
        often[count]++;
    }
    int[] chosen = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
        if (has[cells[i]] >= 0) {
            often[has[cells[i]]]--;
        }
        has[cells[i]] = changed[i];
        if (changed[i] >= 0) {
            often[changed[i]]++;
        }
        int fewest = 0;
        while (fewest < 26 && often[fewest] == 0) {
            fewest++;
        }
        int cell = 0;
        while (fewest < 26 && has[cell] != fewest) {
            cell++;
        }
        chosen[i] = fewest == 26 ? -1 : cell;
    }
    return chosen;
}
