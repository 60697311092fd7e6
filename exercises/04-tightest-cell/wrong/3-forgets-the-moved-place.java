// task: 3
// fails: theFewestIsFound, aCellCanComeBack, manyChangesAreNoTrouble, fromNoneToTwentyFive
// hint says: the one that moves into its place
// The last cell fills the gap, and nobody tells it where it is.
void takeFrom(List<Integer> bucket, int[] place, int cell) {
    int last = bucket.remove(bucket.size() - 1);
    if (last != cell) {
        bucket.set(place[cell], last);
    }
}
