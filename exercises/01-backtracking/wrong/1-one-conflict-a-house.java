// task: 1
// fails: threeTimesIsOneConflict, housesMayHaveAnyShape
// hint says: a house may have more than one
// It goes to the next house as soon as it has found a conflict.
List<int[]> conflicts(int[] board, int[][] houses) {
    List<int[]> found = new ArrayList<>();
    for (int house = 0; house < houses.length; house++) {
        Set<Integer> seen = new HashSet<>();
        for (int cell : houses[house]) {
            if (board[cell] != 0 && !seen.add(board[cell])) {
                found.add(new int[] {house, board[cell]});
                break;
            }
        }
    }
    return found;
}
