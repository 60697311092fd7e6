// task: 4
// fails: eachWindowHasEveryDigit, theWindowsCanMakeItImpossible, equalCluesHaveNoSolution
// hint says: Is the window's mask asked
// An ordinary Sudoku: the windows are never asked.
int used(int[] masks, int cell) {
    int window = windowOf(cell);
    return masks[cell / 9] | masks[9 + cell % 9] | masks[18 + cell / 27 * 3 + cell % 9 / 3];
}
