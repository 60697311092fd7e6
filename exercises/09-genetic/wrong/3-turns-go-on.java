// task: 3
// fails: theParentsTakeTurns, aLoneCellTakesItsTurn, boxesMayHaveAnyShape
// hint says: the mother begins again
// The next box begins with whoever is next.
/** The child: in each box the circles come from the mother and the father in turn. */
int[] cross(int[] mother, int[] father, int[][] boxes) {
    int[] child = new int[mother.length];
    int[] giver = mother;
    for (int[] box : boxes) {
        Map<Integer, Integer> placeOf = new HashMap<>();
        for (int cell : box) {
            placeOf.put(mother[cell], cell);
        }
        for (int start : box) {
            if (child[start] == 0) {
                for (int cell = start; child[cell] == 0; cell = placeOf.get(father[cell])) {
                    child[cell] = giver[cell];
                }
                giver = giver == mother ? father : mother;
            }
        }
    }
    return child;
}
