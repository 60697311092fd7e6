// task: 3
// fails: boxesMayHaveAnyShape
// hint says: is said by boxes
// Looks for boxes of an ordinary board by itself.
/** The child: in each box the circles come from the mother and the father in turn. */
int[] cross(int[] mother, int[] father, int[][] boxes) {
    int[] child = new int[mother.length];
    for (int corner : new int[] {0, 3, 6, 27, 30, 33, 54, 57, 60}) {
        int[] box = IntStream.range(0, 9).map(i -> corner + i / 3 * 9 + i % 3).toArray();
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
    return child;
}
