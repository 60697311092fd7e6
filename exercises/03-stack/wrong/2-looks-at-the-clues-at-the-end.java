// task: 2
// fails: withoutASolutionThereIsNoNext
// hint says: Clues can contradict each other
// Looks at the clues only when the board is full.
Iterator<String> solutions(int[] board) {
    return new Itr7(board);
}

class Itr7 implements Iterator<String> {
    int[] b;
    List<Integer> blanks = new ArrayList<>();
    int h = 0;
    String ready;
    boolean full;

    Itr7(int[] board) {
        b = board;
        for (int c = 0; c < 81; c++) if (b[c] == 0) blanks.add(c);
        full = blanks.isEmpty();
    }

    public boolean hasNext() {
        while (ready == null && go()) {
            if (!valid(b)) ready = null;
        }
        return ready != null;
    }

    boolean go() {
        if (blanks.isEmpty()) {
            if (full) {
                full = false;
                ready = txt();
                return true;
            }
            return false;
        }
        if (h == blanks.size()) h--;
        while (h >= 0) {
            int c = blanks.get(h);
            int d = b[c] + 1;
            b[c] = 0;
            while (d <= 9 && !f7(b, c, d)) d++;
            if (d > 9) {
                h--;
            } else {
                b[c] = d;
                h++;
                if (h == blanks.size()) {
                    ready = txt();
                    return true;
                }
            }
        }
        return false;
    }

    boolean valid(int[] x) {
        for (int c = 0; c < 81; c++) if (!f7(x, c, x[c])) return false;
        return true;
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

boolean f7(int[] b, int c, int d) {
    for (int o = 0; o < 81; o++) if (o != c && b[o] == d && (o / 9 == c / 9 || o % 9 == c % 9 || o / 27 == c / 27
            && o % 9 / 3 == c % 9 / 3)) return false;
    return true;
}
