// As the lessons write it: sets of digits by Digits, houses by Cells.
import sudoku.grid.*;

// task: 1
int[] lastPlaces(int[] marks) {
    Cells cells = Cells.of(9);
    int[] found = new int[cells.count()];
    for (int house = 0; house < cells.houseCount(); house++) {
        for (int digit : Digits.toArray(Digits.all(9))) {
            int[] places = IntStream.of(cells.house(house))
                    .filter(cell -> Digits.contains(marks[cell], digit)).toArray();
            if (places.length == 1 && Digits.count(marks[places[0]]) > 1) {
                found[places[0]] = digit;
            }
        }
    }
    return found;
}

// task: 2
int[] strikePairs(int[] marks) {
    Cells cells = Cells.of(9);
    int[] left = marks.clone();
    boolean struck = true;
    while (struck) {
        struck = false;
        for (int house = 0; house < cells.houseCount(); house++) {
            for (int one : cells.house(house)) {
                for (int other : cells.house(house)) {
                    if (one < other && left[one] == left[other] && Digits.count(left[one]) == 2) {
                        for (int cell : cells.house(house)) {
                            if (cell != one && cell != other && (left[cell] & left[one]) != Digits.NONE) {
                                left[cell] &= ~left[one];
                                struck = true;
                            }
                        }
                    }
                }
            }
        }
    }
    return left;
}
