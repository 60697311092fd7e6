// task: 2
// fails: pastTheLastSolutionNextThrows
// hint says: An iterator that has nothing more to give says so
// Where clues clash next gives an empty line.
Iterator<String> solutions(int[] board) {
    for (int c = 0; c < 81; c++) if (board[c] != 0 && !f8(board, c, board[c])) {
        return new Iterator<String>() {
            public boolean hasNext() {
                return false;
            }

            public String next() {
                return "";
            }
        };
    }
    return new Itr8(board);
}

class Itr8 implements Iterator<String> {
    int[] b;
    List<Integer> blanks = new ArrayList<>();
    int h = 0;
    String ready;
    boolean full;

    Itr8(int[] board) {
        b = board;
        for (int c = 0; c < 81; c++) if (b[c] == 0) blanks.add(c);
        full = blanks.isEmpty();
    }

    public boolean hasNext() {
        if (ready == null) go();
        return ready != null;
    }

    void go() {
        if (blanks.isEmpty()) {
            if (full) {
                full = false;
                ready = txt();
            }
            return;
        }
        if (h == blanks.size()) h--;
        while (h >= 0) {
            int c = blanks.get(h);
            int d = b[c] + 1;
            b[c] = 0;
            while (d <= 9 && !f8(b, c, d)) d++;
            if (d > 9) {
                h--;
            } else {
                b[c] = d;
                h++;
                if (h == blanks.size()) {
                    ready = txt();
                    return;
                }
            }
        }
    }

    String txt() {
        StringBuilder s = new StringBuilder();
        for (int d : b) s.append(d);
        return s.toString();
    }

    public String next() {
        if (!hasNext()) throw new NoSuchElementException();
        String r = ready;
        ready = null;
        return r;
    }
}

boolean f8(int[] b, int c, int d) {
    for (int o = 0; o < 81; o++) if (o != c && b[o] == d && (o / 9 == c / 9 || o % 9 == c % 9 || o / 27 == c / 27
            && o % 9 / 3 == c % 9 / 3)) return false;
    return true;
}
