// task: 4
// fails: theRisingDiagonalCounts, equalCluesHaveNoSolution
// hint says: On the rising diagonal row and column
// The middle cell counts for the falling diagonal, and not for the rising one.
boolean shareHouseX(int a, int b) {
    boolean falling = a / 9 == a % 9 && b / 9 == b % 9;
    boolean rising = a != 40 && b != 40 && a / 9 + a % 9 == 8 && b / 9 + b % 9 == 8;
    boolean box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    return a / 9 == b / 9 || a % 9 == b % 9 || box || falling || rising;
}
