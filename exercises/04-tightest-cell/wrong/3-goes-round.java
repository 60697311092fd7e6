// task: 3
// fails: manyChangesAreNoTrouble
// hint says: Whoever looks for a cell with the fewest
// Counts how many cells have each count, and goes on from the last cell to the next that fits.
// knows the fewest from a histogram, and looks for a cell with it from where it found the last one, round and round
int[] choices(int[] counts, int[] cells, int[] changed) {
    int[] h = new int[26];
    for (int n : counts) h[n]++;
    int at = 0;
    int[] out = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
        int c = cells[i];
        if (counts[c] >= 0) h[counts[c]]--;
        counts[c] = changed[i];
        if (changed[i] >= 0) h[changed[i]]++;
        int f = 0;
        while (f < 26 && h[f] == 0) f++;
        if (f == 26) {
            out[i] = -1;
            continue;
        }
        if (counts[c] == f) at = c;
        while (counts[at] != f) at = at + 1 == counts.length ? 0 : at + 1;
        out[i] = at;
    }
    return out;
}
