// task: 3
// fails: manyChangesAreNoTrouble
// hint says: each cell can know its place
// The scan of the lesson after every change.
/** After each change a cell with the fewest candidates, −1 if all are filled. */
int[] choices(int[] counts, int[] cells, int[] changed) {
    int[] chosen = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
        counts[cells[i]] = changed[i];
        chosen[i] = -1;
        for (int cell = 0; cell < counts.length; cell++) {
            if (counts[cell] >= 0 && (chosen[i] < 0 || counts[cell] < counts[chosen[i]])) {
                chosen[i] = cell;
            }
        }
    }
    return chosen;
}
