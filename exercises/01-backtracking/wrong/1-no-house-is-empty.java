// task: 1
// fails: housesMayHaveAnyShape
// hint says: Which cells belong together is said by houses
// Looks at the first cell of a house without cells.
List<int[]> conflicts(int[] board, int[][] houses) {
    List<int[]> found = new ArrayList<>();
    for (int h = 0; h < houses.length; h++) {
        int first = houses[h][0];
        int[] times = new int[17];
        for (int cell : houses[h]) {
            if (board[cell] != 0) {
                times[board[cell]]++;
            }
        }
        for (int d = 1; d <= 16; d++) {
            if (times[d] > 1) {
                found.add(new int[] {h, d});
            }
        }
    }
    return found;
}
