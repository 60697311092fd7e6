// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
List<int[]> standing(List<int[]> steps) {
    LinkedList<int[]> stands = new LinkedList<>();
    int takenBack = 0;
    for (int i = steps.size() - 1; i >= 0; i--) {
        if (steps.get(i)[1] == 0) {
            takenBack++;
        } else if (takenBack > 0) {
            takenBack--;
        } else {
            stands.addFirst(steps.get(i));
        }
    }
    return stands;
}

// task: 2
Iterator<String> solutions(int[] board) {
    return new BoardsOnAStack(board.clone());
}

class BoardsOnAStack implements Iterator<String> {
    private final Deque<int[]> open = new ArrayDeque<>();
    private String ready;

    BoardsOnAStack(int[] board) {
        boolean good = true;
        for (int cell = 0; cell < 81 && good; cell++) {
            int clue = board[cell];
            board[cell] = 0;
            good = clue == 0 || canStandIn(board, cell, clue);
            board[cell] = clue;
        }
        if (good) {
            open.push(board);
        }
    }

    public boolean hasNext() {
        while (ready == null && !open.isEmpty()) {
            int[] board = open.pop();
            int blank = 0;
            while (blank < 81 && board[blank] != 0) {
                blank++;
            }
            if (blank == 81) {
                StringBuilder line = new StringBuilder();
                for (int digit : board) {
                    line.append(digit);
                }
                ready = line.toString();
            }
            for (int digit = 9; digit > 0 && blank < 81; digit--) {
                if (canStandIn(board, blank, digit)) {
                    int[] next = board.clone();
                    next[blank] = digit;
                    open.push(next);
                }
            }
        }
        return ready != null;
    }

    public String next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        String line = ready;
        ready = null;
        return line;
    }

    private boolean canStandIn(int[] board, int cell, int digit) {
        for (int other = 0; other < 81; other++) {
            boolean shares = other / 9 == cell / 9 || other % 9 == cell % 9
                    || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
            if (shares && board[other] == digit) {
                return false;
            }
        }
        return true;
    }
}

// task: 3
int atMostTwo(int[] board) {
    for (int cell = 0; cell < 81; cell++) {
        int clue = board[cell];
        board[cell] = 0;
        if (clue != 0 && !canHold(board, cell, clue)) {
            return 0;
        }
        board[cell] = clue;
    }
    String smallest = firstSolution(board.clone(), 0, true);
    if (smallest.isEmpty()) {
        return 0;
    }
    return smallest.equals(firstSolution(board.clone(), 0, false)) ? 1 : 2;
}

/** The first solution with digits from 1 up, or from 9 down. */
String firstSolution(int[] board, int cell, boolean ascending) {
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        return line.toString();
    }
    int clue = board[cell];
    String found = "";
    for (int i = 1; i <= 9 && found.isEmpty(); i++) {
        int digit = ascending ? i : 10 - i;
        board[cell] = 0;
        if ((clue == 0 || clue == digit) && canHold(board, cell, digit)) {
            board[cell] = digit;
            found = firstSolution(board, cell + 1, ascending);
        }
    }
    board[cell] = clue;
    return found;
}

// task: 4
List<int[]> resume(int[] puzzle, List<int[]> saved) {
    List<Integer> places = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
        if (puzzle[cell] == 0) {
            places.add(cell);
        }
    }
    int[] number = puzzle.clone();
    for (int[] choice : saved) {
        number[choice[0]] = choice[1];
    }
    int place = saved.size() == places.size() ? saved.size() - 1 : saved.size();
    while (place >= 0 && place < places.size()) {
        place += raise(number, places.get(place)) ? 1 : -1;
    }
    List<int[]> stack = new ArrayList<>();
    for (int cell : place < 0 ? List.<Integer>of() : places) {
        stack.add(new int[] {cell, number[cell]});
    }
    return stack;
}

/** Raises one place of the number to the next digit that fits; one that has run out is 0 again. */
boolean raise(int[] number, int cell) {
    for (int digit = number[cell] + 1; digit <= 9; digit++) {
        number[cell] = 0;
        if (mayGoOn(number, cell, digit)) {
            number[cell] = digit;
            return true;
        }
    }
    number[cell] = 0;
    return false;
}
