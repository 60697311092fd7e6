// task: 2
// fails: pastTheLastSolutionNextThrows
// hint says: An iterator that has nothing more to give says so
// Past its end next begins again, when hasNext was not called.
Iterator<String> solutions(int[] board) {
    return new Itr5(board);
}

class Itr5 implements Iterator<String> {
    int[] b;
    List<Integer> blanks = new ArrayList<>();
    int h = 0;
    String ready, last;
    boolean bad, full, asked, end;

    Itr5(int[] board) {
        b = board;
        for (int c = 0; c < 81; c++) if (b[c] == 0) blanks.add(c);
        else {
            int d = b[c];
            b[c] = 0;
            if (!f5(b, c, d)) bad = true;
            b[c] = d;
        }
        full = blanks.isEmpty();
    }

    public boolean hasNext() {
        asked = true;
        if (bad) return false;
        if (ready == null) go();
        if (ready == null) end = true;
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
            while (d <= 9 && !f5(b, c, d)) d++;
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
        if (end) throw new NoSuchElementException();
        if (ready == null && !bad) go();
        if (ready == null) return last == null ? "" : last;
        last = ready;
        ready = null;
        return last;
    }
}

boolean f5(int[] b, int c, int d) {
    for (int o = 0; o < 81; o++) if (o != c && b[o] == d && (o / 9 == c / 9 || o % 9 == c % 9 || o / 27 == c / 27
            && o % 9 / 3 == c % 9 / 3)) return false;
    return true;
}
