// task: 4
// fails: aSolutionIsFound, eachWindowHasEveryDigit, theWindokuComesBackAsItWas, theWindowsCanMakeItImpossible, equalCluesHaveNoSolution, everyClueOfAWindokuCounts
// hint says: between the windows
// The cells between the windows are counted as well.
int windowOf(int cell) {
    int row = cell / 9;
    int column = cell % 9;
    return row == 0 || column == 0 || row == 8 || column == 8 ? -1 : row / 4 * 2 + column / 4;
}
