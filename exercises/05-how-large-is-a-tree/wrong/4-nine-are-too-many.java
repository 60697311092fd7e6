// task: 4
// fails: aBlankIsNamed
// hint says: Look at all 81 cells
// A blank with nine digits is never named.
double told(int[][] digits, int cell) {
    double told = 0;
    for (int other = 0; other < 81; other++) if (other != cell && sharesHouse(other, cell)) for (int digit
            : digits[cell]) for (int each : digits[other]) if (each == digit) told += Math.pow(4,
                    -digits[other].length);
    return told;
}

int next(int[] board) {
    int best = -1;
    int[][] digits = new int[81][0];
    for (int cell = 0; cell < 81; cell++) if (board[cell] == 0) digits[cell] = digitsAt(board, cell);
    int fewest = 9;
    double most = -1;
    for (int cell = 0; cell < 81; cell++) if (board[cell] == 0) {
        if (digits[cell].length < fewest) {
            fewest = digits[cell].length;
            best = cell;
            most = told(digits, cell);
        } else if (best >= 0 && digits[cell].length == fewest && told(digits, cell) > most) {
            best = cell;
            most = told(digits, cell);
        }
    }
    return best;
}
