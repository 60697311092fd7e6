// task: 4
// fails: aSolutionIsFound, theFallingDiagonalCounts, theRisingDiagonalCounts, theBoardOfSudokuXComesBackAsItWas, theDiagonalsCanMakeItImpossible, equalCluesHaveNoSolution
// hint says: the rule may be too strict
// Every cell asks both diagonals, whether it lies on them or not.
boolean shareHouseX(int a, int b) {
    boolean falling = b / 9 == b % 9;
    boolean rising = b / 9 + b % 9 == 8;
    boolean box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    return a / 9 == b / 9 || a % 9 == b % 9 || box || falling || rising;
}
