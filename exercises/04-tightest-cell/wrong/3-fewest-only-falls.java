// task: 3
// fails: theFewestIsFound, aCellCanComeBack, manyChangesAreNoTrouble
// hint says: can become more again
// The fewest is remembered and never goes up.
/** After each change a cell with the fewest candidates, −1 if all are filled. */
int[] choices(int[] counts, int[] cells, int[] changed) {
    int[] chosen = new int[cells.length];
    List<List<Integer>> buckets = new ArrayList<>();
    for (int count = 0; count <= 25; count++) {
        buckets.add(new ArrayList<>());
    }
    int[] now = counts.clone();
    int[] place = new int[counts.length];
    for (int cell = 0; cell < now.length; cell++) {
        putInto(buckets.get(now[cell]), place, cell);
    }
    int tightest = firstOf(buckets);
    for (int i = 0; i < cells.length; i++) {
        int cell = cells[i];
        if (now[cell] >= 0) {
            takeFrom(buckets.get(now[cell]), place, cell);
        }
        now[cell] = changed[i];
        if (now[cell] >= 0) {
            putInto(buckets.get(now[cell]), place, cell);
        }
        if (now[cell] >= 0 && now[cell] <= now[tightest] || now[tightest] < 0) {
            tightest = now[cell] >= 0 ? cell : firstOf(buckets);
        }
        chosen[i] = tightest;
    }
    return chosen;
}
