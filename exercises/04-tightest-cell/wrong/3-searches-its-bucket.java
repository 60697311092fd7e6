// task: 3
// fails: manyChangesAreNoTrouble
// hint says: each cell can know its place
// The list is searched for the cell that leaves it.
void takeFrom(List<Integer> bucket, int[] place, int cell) {
    bucket.remove(Integer.valueOf(cell));
}
