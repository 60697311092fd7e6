// task: 3
// fails: fromNoneToTwentyFive
// hint says: 26 buckets
// All cells with nine or more share a bucket.
/** After each change a cell with the fewest candidates, −1 if all are filled. */
int[] choices(int[] counts, int[] cells, int[] changed) {
    int[] chosen = new int[cells.length];
    List<List<Integer>> buckets = new ArrayList<>();
    for (int count = 0; count <= 9; count++) {
        buckets.add(new ArrayList<>());
    }
    int[] now = counts.clone();
    int[] place = new int[counts.length];
    for (int cell = 0; cell < now.length; cell++) {
        putInto(buckets.get(Math.min(9, now[cell])), place, cell);
    }
    for (int i = 0; i < cells.length; i++) {
        int cell = cells[i];
        if (now[cell] >= 0) {
            takeFrom(buckets.get(Math.min(9, now[cell])), place, cell);
        }
        now[cell] = changed[i];
        if (now[cell] >= 0) {
            putInto(buckets.get(Math.min(9, now[cell])), place, cell);
        }
        chosen[i] = firstOf(buckets);
    }
    return chosen;
}
