// task: 3
// fails: everyDigitIsInherited, theParentsTakeTurns, aLoneCellTakesItsTurn, boxesMayHaveAnyShape
// hint says: nothing has to be
// Takes turns cell by cell; a digit that is there already is replaced by one that is missing.
/** The child: in each box the circles come from the mother and the father in turn. */
int[] cross(int[] mother, int[] father, int[][] boxes) {
    int[] child = new int[mother.length];
    for (int[] box : boxes) {
        Set<Integer> missing = new TreeSet<>();
        for (int cell : box) {
            missing.add(mother[cell]);
        }
        int[] giver = mother;
        for (int cell : box) {
            child[cell] = missing.remove(giver[cell]) ? giver[cell] : 0;
            giver = giver == mother ? father : mother;
        }
        for (int cell : box) {
            if (child[cell] == 0) {
                child[cell] = missing.iterator().next();
                missing.remove(child[cell]);
            }
        }
    }
    return child;
}
