// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
List<int[]> conflicts(int[] board, int[][] houses) {
    List<int[]> found = new ArrayList<>();
    for (int house = 0; house < houses.length; house++) {
        BitSet seen = new BitSet();
        BitSet again = new BitSet();
        for (int cell : houses[house]) {
            if (board[cell] != 0) {
                (seen.get(board[cell]) ? again : seen).set(board[cell]);
            }
        }
        for (int digit = again.nextSetBit(0); digit >= 0; digit = again.nextSetBit(digit + 1)) {
            found.add(new int[] {house, digit});
        }
    }
    return found;
}

// task: 2
void allSolutions(int[] board, Consumer<String> found) {
    int[] counter = board.clone();
    List<Integer> blanks = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            blanks.add(cell);
        } else if (!standsAlone(counter, cell)) {
            return;
        }
    }
    int place = 0;
    while (place >= 0) {
        if (place == blanks.size()) {
            StringBuilder line = new StringBuilder();
            for (int digit : counter) {
                line.append(digit);
            }
            found.accept(line.toString());
            place--;
            continue;
        }
        int cell = blanks.get(place);
        do {
            counter[cell]++;
        } while (counter[cell] <= 9 && !standsAlone(counter, cell));
        if (counter[cell] > 9) {
            counter[cell] = 0;
            place--;
        } else {
            place++;
        }
    }
}

/** Whether no other cell of a house has the digit of this cell. */
boolean standsAlone(int[] board, int cell) {
    for (int other = 0; other < 81; other++) {
        boolean sharesHouse = other / 9 == cell / 9 || other % 9 == cell % 9
                || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
        if (sharesHouse && other != cell && board[other] == board[cell]) {
            return false;
        }
    }
    return true;
}

// task: 3
class Enough extends RuntimeException {}

int someSolutions(int[] board, int most, Consumer<String> found) {
    int[] count = {0};
    if (most == 0) {
        return 0;
    }
    try {
        searchUntil(board.clone(), 0, solution -> {
            found.accept(solution);
            count[0]++;
            if (count[0] == most) {
                throw new Enough();
            }
        });
    } catch (Enough enough) {
        // All calls of the search have been left at once.
    }
    return count[0];
}

void searchUntil(int[] board, int cell, Consumer<String> found) {
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        found.accept(line.toString());
    } else if (board[cell] != 0) {
        int clue = board[cell];
        board[cell] = 0;
        boolean fits = isFree(board, cell, clue);
        board[cell] = clue;
        if (fits) {
            searchUntil(board, cell + 1, found);
        }
    } else {
        for (int digit = 1; digit <= 9; digit++) {
            if (isFree(board, cell, digit)) {
                board[cell] = digit;
                searchUntil(board, cell + 1, found);
                board[cell] = 0;
            }
        }
    }
}

// task: 4
String solveX(int[] board) {
    List<List<Integer>> neighbors = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
        neighbors.add(new ArrayList<>());
        for (int other = 0; other < 81; other++) {
            if (other != cell && sharesOneOf29(cell, other)) {
                neighbors.get(cell).add(other);
            }
        }
    }
    int[] copy = board.clone();
    for (int cell = 0; cell < 81; cell++) {
        if (copy[cell] != 0 && clashes(copy, neighbors.get(cell), copy[cell])) {
            return "";
        }
    }
    return fill(copy, neighbors, 0);
}

boolean sharesOneOf29(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3
            || a % 10 == 0 && b % 10 == 0 || a % 8 == 0 && b % 8 == 0 && a % 80 != 0 && b % 80 != 0;
}

boolean clashes(int[] board, List<Integer> neighbors, int digit) {
    for (int other : neighbors) {
        if (board[other] == digit) {
            return true;
        }
    }
    return false;
}

String fill(int[] board, List<List<Integer>> neighbors, int cell) {
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        return line.toString();
    }
    if (board[cell] != 0) {
        return fill(board, neighbors, cell + 1);
    }
    String solution = "";
    for (int digit = 1; digit <= 9 && solution.isEmpty(); digit++) {
        if (!clashes(board, neighbors.get(cell), digit)) {
            board[cell] = digit;
            solution = fill(board, neighbors, cell + 1);
            board[cell] = 0;
        }
    }
    return solution;
}
