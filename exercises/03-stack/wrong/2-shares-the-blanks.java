// task: 2
// fails: twoIteratorsDoNotDisturbEachOther
// hint says: Each iterator needs a board and a stack of its own
// All iterators go by one list of blanks, the last puzzle's.
List<Integer> blanks6 = new ArrayList<>();

Iterator<String> solutions(int[] board) {
    return new Itr6(board);
}

class Itr6 implements Iterator<String> {
    int[] b;
    int h = 0;
    String ready;
    boolean bad, full;

    Itr6(int[] board) {
        b = board;
        blanks6.clear();
        for (int c = 0; c < 81; c++) if (b[c] == 0) blanks6.add(c);
        else {
            int d = b[c];
            b[c] = 0;
            if (!f6(b, c, d)) bad = true;
            b[c] = d;
        }
        full = blanks6.isEmpty();
    }

    public boolean hasNext() {
        if (bad) return false;
        if (ready == null) go();
        return ready != null;
    }

    void go() {
        if (blanks6.isEmpty()) {
            if (full) {
                full = false;
                ready = txt();
            }
            return;
        }
        if (h == blanks6.size()) h--;
        while (h >= 0) {
            int c = blanks6.get(h);
            int d = b[c] + 1;
            b[c] = 0;
            while (d <= 9 && !f6(b, c, d)) d++;
            if (d > 9) {
                h--;
            } else {
                b[c] = d;
                h++;
                if (h == blanks6.size()) {
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

boolean f6(int[] b, int c, int d) {
    for (int o = 0; o < 81; o++) if (o != c && b[o] == d && (o / 9 == c / 9 || o % 9 == c % 9 || o / 27 == c / 27
            && o % 9 / 3 == c % 9 / 3)) return false;
    return true;
}
