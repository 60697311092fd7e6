// task: 1
// fails: housesMayHaveAnyShape
// hint says: nothing in your method may say 9
// The counters are made for a 9×9 board.
List<int[]> conflicts(int[] board, int[][] houses) {
    List<int[]> found = new ArrayList<>();
    for (int house = 0; house < houses.length; house++) {
        int[] times = new int[10];
        for (int cell : houses[house]) {
            times[board[cell]]++;
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (times[digit] > 1) {
                found.add(new int[] {house, digit});
            }
        }
    }
    return found;
}
