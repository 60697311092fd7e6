// task: 1
// fails: theSearchMayJumpAbout
// hint says: in which the choices were made
// Right as long as the blanks are taken in reading order.
/** The choices that were made and not taken back, the oldest first. */
List<int[]> standing(List<int[]> steps) {
    int[] board = new int[81];
    for (int[] step : steps) {
        board[step[0]] = step[1];
    }
    List<int[]> stack = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] != 0) {
            stack.add(new int[] {cell, board[cell]});
        }
    }
    return stack;
}
