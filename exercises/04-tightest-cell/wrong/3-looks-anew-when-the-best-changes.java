// task: 3
// fails: manyChangesAreNoTrouble
// hint says: Whoever looks for a cell with the fewest
// Keeps the best cell, and looks through all when its count has changed.
// keeps the best; looks through the cells only when the best itself got more
int[] choices(int[] counts, int[] cells, int[] changed) {
    int best = scan_(counts);
    int[] out = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
        int c = cells[i];
        counts[c] = changed[i];
        if (c == best) best = scan_(counts);
        else if (changed[i] >= 0 && (best < 0 || changed[i] < counts[best])) best = c;
        out[i] = best;
    }
    return out;
}

int scan_(int[] n) {
    int b = -1;
    for (int c = 0; c < n.length; c++) if (n[c] >= 0 && (b < 0 || n[c] < n[b])) b = c;
    return b;
}
