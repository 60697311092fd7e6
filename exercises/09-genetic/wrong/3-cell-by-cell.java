// task: 3
// fails: everyBoxHasEachDigit, theParentsTakeTurns, aLoneCellTakesItsTurn, boxesMayHaveAnyShape
// hint says: drives out the father's digit
// Every cell takes its turn, and digits come twice.
/** The child: in each box the circles come from the mother and the father in turn. */
int[] cross(int[] mother, int[] father, int[][] boxes) {
    int[] child = new int[mother.length];
    for (int[] box : boxes) {
        Map<Integer, Integer> placeOf = new HashMap<>();
        for (int cell : box) {
            placeOf.put(mother[cell], cell);
        }
        int[] giver = mother;
        for (int start : box) {
            if (child[start] == 0) {
                child[start] = giver[start];
                giver = giver == mother ? father : mother;
            }
        }
    }
    return child;
}
