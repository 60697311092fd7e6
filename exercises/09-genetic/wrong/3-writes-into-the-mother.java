// task: 3
// fails: theParentsStayAsTheyWere
// hint says: a board of its own
// The father's circles are written over the mother.
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
                for (int cell = start; child[cell] == 0; cell = placeOf.get(father[cell])) {
                    child[cell] = giver[cell];
                }
                giver = giver == mother ? father : mother;
            }
        }
    }
    System.arraycopy(child, 0, mother, 0, child.length);
    return mother;
}
