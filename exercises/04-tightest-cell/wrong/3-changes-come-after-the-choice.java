// task: 3
// fails: theFewestIsFound, aFilledCellIsNotChosen, aCellCanComeBack, manyChangesAreNoTrouble, fromNoneToTwentyFive
// hint says: before the choice
// Chooses first and makes the change afterwards.
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
    for (int i = 0; i < cells.length; i++) {
        int cell = cells[i];
        chosen[i] = firstOf(buckets);
        if (now[cell] >= 0) {
            takeFrom(buckets.get(now[cell]), place, cell);
        }
        now[cell] = changed[i];
        if (now[cell] >= 0) {
            putInto(buckets.get(now[cell]), place, cell);
        }
    }
    return chosen;
}
