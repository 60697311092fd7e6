// task: 4
// fails: theFallingDiagonalCounts, equalCluesHaveNoSolution
// hint says: row equals its column
// One of the two diagonals is forgotten.
boolean shareHouseX(int a, int b) {
    boolean falling = a / 9 == a % 9 && b / 9 == b % 9;
    boolean rising = a / 9 + a % 9 == 8 && b / 9 + b % 9 == 8;
    boolean box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    return a / 9 == b / 9 || a % 9 == b % 9 || box || rising;
}
