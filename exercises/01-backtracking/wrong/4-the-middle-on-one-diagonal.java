// task: 4
// fails: theRisingDiagonalCounts, equalCluesHaveNoSolution
// hint says: On the rising diagonal row and column
// The middle cell counts for the falling diagonal, and not for the rising one.
int[] rowsX, columnsX, boxesX;

int fallingX, risingX;

int takenX(int cell) {
    int taken = rowsX[cell / 9] | columnsX[cell % 9] | boxesX[cell / 27 * 3 + cell % 9 / 3];
    if (cell / 9 == cell % 9) {
        taken |= fallingX;
    } else if (cell / 9 + cell % 9 == 8) {
        taken |= risingX;
    }
    return taken;
}

void flipX(int cell, int digit) {
    int bit = 1 << digit;
    rowsX[cell / 9] ^= bit;
    columnsX[cell % 9] ^= bit;
    boxesX[cell / 27 * 3 + cell % 9 / 3] ^= bit;
    if (cell / 9 == cell % 9) {
        fallingX ^= bit;
    } else if (cell / 9 + cell % 9 == 8) {
        risingX ^= bit;
    }
}

boolean fillX(int[] b, int cell) {
    while (cell < 81 && b[cell] != 0) cell++;
    if (cell == 81) return true;
    for (int d = 1; d <= 9; d++) {
        if ((takenX(cell) & 1 << d) == 0) {
            b[cell] = d;
            flipX(cell, d);
            if (fillX(b, cell + 1)) return true;
            flipX(cell, d);
            b[cell] = 0;
        }
    }
    return false;
}

String solveX(int[] board) {
    rowsX = new int[9];
    columnsX = new int[9];
    boxesX = new int[9];
    fallingX = 0;
    risingX = 0;
    int[] b = board.clone();
    for (int c = 0; c < 81; c++) {
        if (b[c] == 0) continue;
        if ((takenX(c) & 1 << b[c]) != 0) return "";
        flipX(c, b[c]);
    }
    if (!fillX(b, 0)) return "";
    StringBuilder s = new StringBuilder();
    for (int d : b) s.append(d);
    return s.toString();
}
