// task: 3
// fails: manyChangesAreNoTrouble
// hint says: each cell can know its place
// A scan that stops where nothing can be tighter.
/** After each change a cell with the fewest candidates, −1 if all are filled. */
int[] choices(int[] counts, int[] cells, int[] changed) {
    int[] chosen = new int[cells.length];
    boolean dead = Arrays.stream(counts).anyMatch(count -> count == 0);
    for (int i = 0; i < cells.length; i++) {
        counts[cells[i]] = changed[i];
        dead |= changed[i] == 0;
        chosen[i] = -1;
        for (int cell = 0; cell < counts.length; cell++) {
            if (counts[cell] >= 0 && (chosen[i] < 0 || counts[cell] < counts[chosen[i]])) {
                chosen[i] = cell;
                if (counts[cell] == 0 || counts[cell] == 1 && !dead) {
                    break;
                }
            }
        }
    }
    return chosen;
}
