// task: 4
// fails: aSolutionIsFound, theFallingDiagonalCounts, theRisingDiagonalCounts, theBoardOfSudokuXComesBackAsItWas, theDiagonalsCanMakeItImpossible, equalCluesHaveNoSolution
// hint says: the rule may be too strict
// Counts rows and columns from 1 on one side.
boolean shareHouseX(int a, int b) {
    boolean falling = a / 9 == a % 9 && b / 9 == b % 9;
    boolean rising = a / 9 + a % 9 == 9 && b / 9 + b % 9 == 9;
    boolean box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    return a / 9 == b / 9 || a % 9 == b % 9 || box || falling || rising;
}
