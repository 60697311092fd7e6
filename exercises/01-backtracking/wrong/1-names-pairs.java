// task: 1
// fails: threeTimesIsOneConflict, housesMayHaveAnyShape
// hint says: not a pair of cells
// Every pair of equal digits is reported.
List<int[]> conflicts(int[] board, int[][] houses) {
    List<int[]> found = new ArrayList<>();
    for (int house = 0; house < houses.length; house++) {
        int[] cells = houses[house];
        for (int i = 0; i < cells.length; i++) {
            for (int j = i + 1; j < cells.length; j++) {
                if (board[cells[i]] != 0 && board[cells[i]] == board[cells[j]]) {
                    found.add(new int[] {house, board[cells[i]]});
                }
            }
        }
    }
    return found;
}
