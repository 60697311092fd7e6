// task: 1
// fails: aSolvedBoardHasNoConflict, blanksAreNoConflict, aWrongDigitIsFoundInEachHouse, threeTimesIsOneConflict, housesMayHaveAnyShape
// hint says: Count each digit of a house
// Writes the digits over the cells of the houses that were lent.
List<int[]> conflicts(int[] board, int[][] houses) {
    List<int[]> found = new ArrayList<>();
    for (int h = 0; h < houses.length; h++) {
        for (int i = 0; i < houses[h].length; i++) houses[h][i] = board[houses[h][i]];
        Arrays.sort(houses[h]);
        for (int i = 1; i < houses[h].length; i++) {
            if (houses[h][i] != 0 && houses[h][i] == houses[h][i - 1] && (i == 1
                    || houses[h][i - 2] != houses[h][i])) found.add(new int[] {h, houses[h][i]});
        }
    }
    return found;
}
