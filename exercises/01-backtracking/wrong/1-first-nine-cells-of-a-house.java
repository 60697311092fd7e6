// task: 1
// fails: housesMayHaveAnyShape
// hint says: Which cells belong together
// A house of sixteen cells ends after nine.
/** The number of the house and the digit, for each digit that a house has twice or more. */
List<int[]> conflicts(int[] board, int[][] houses) {
    List<int[]> found = new ArrayList<>();
    for (int house = 0; house < houses.length; house++) {
        Map<Integer, Integer> times = new TreeMap<>();
        for (int cell : Arrays.copyOf(houses[house], Math.min(9, houses[house].length))) {
            if (board[cell] != 0) {
                times.merge(board[cell], 1, Integer::sum);
            }
        }
        for (int digit : times.keySet()) {
            if (times.get(digit) > 1) {
                found.add(new int[] {house, digit});
            }
        }
    }
    return found;
}
