// As the lessons write it: sets by the library's Digits, peers and houses by the grid's cells.

// task: 1
int rank(int[] marks, int[] peers, int cell) {
    int rank = 1000 * Digits.count(marks[cell]);
    for (int peer : Cells.of((int) Math.sqrt(marks.length)).peers(cell)) {
        boolean hears = Digits.count(marks[peer]) > 1;
        if (hears) rank = rank - Digits.count(marks[peer] & marks[cell]);
    }
    return rank;
}

// task: 2
int choose(int[] marks, int[][] peers) {
    for (int cell = 0; cell < marks.length; cell++) {
        if (marks[cell] == Digits.NONE) return cell;
    }
    int best = -1;
    for (int cell = marks.length - 1; cell >= 0; cell--) {
        boolean isOpen = Digits.count(marks[cell]) > 1;
        if (isOpen && (best < 0 || rank(marks, peers[cell], cell) <= rank(marks, peers[best], best))) best = cell;
    }
    return best;
}

// task: 3
int[] learnFrom(int[] points, int[][] houses, int from, int emptied) {
    Cells cells = Cells.of(houses.length / 3);
    int size = cells.size();
    if (cells.row(from) == cells.row(emptied)) points[cells.row(from)]++;
    if (cells.column(from) == cells.column(emptied)) points[size + cells.column(from)]++;
    if (cells.box(from) == cells.box(emptied)) points[2 * size + cells.box(from)]++;
    return points;
}

int chooseByPoints(int[] marks, int[][] houses, int[] points) {
    Cells cells = Cells.of(houses.length / 3);
    int size = cells.size();
    int best = -1;
    long bestPoints = 0;
    for (int cell = 0; cell < marks.length; cell++) {
        long own = points[cells.row(cell)];
        own = own + points[size + cells.column(cell)];
        own = own + points[2 * size + cells.box(cell)];
        if (marks[cell] == Digits.NONE) return cell;
        boolean isOpen = Digits.count(marks[cell]) > 1;
        if (isOpen && (best < 0 || Digits.count(marks[cell]) * bestPoints < Digits.count(marks[best]) * own)) {
            best = cell;
            bestPoints = own;
        }
    }
    return best;
}
