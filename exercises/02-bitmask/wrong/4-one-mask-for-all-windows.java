// task: 4
// fails: aSolutionIsFound, eachWindowHasEveryDigit, theWindokuComesBackAsItWas, theWindowsCanMakeItImpossible, equalCluesHaveNoSolution, everyClueOfAWindokuCounts
// hint says: a mask of its own
// All four windows share a mask.
int windowOf(int cell) {
    int row = cell / 9;
    int column = cell % 9;
    return row % 4 == 0 || column % 4 == 0 ? -1 : 0;
}
