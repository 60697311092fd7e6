// task: 2
// fails: theOneSolutionComes
// hint says: When the stack is empty everything has been tried
// A board without a blank has no solution.
Iterator<String> solutions(int[] board) {
    return new Itr3(board);
}

class Itr3 implements Iterator<String> {
    int[] b;
    List<Integer> blanks = new ArrayList<>();
    int h = 0;
    String ready;
    boolean bad;
    int thrown;

    Itr3(int[] board) {
        b = board;
        for (int c = 0; c < 81; c++) if (b[c] == 0) blanks.add(c);
        else {
            int d = b[c];
            b[c] = 0;
            if (!f3(b, c, d)) bad = true;
            b[c] = d;
        }
    }

    public boolean hasNext() {
        if (bad) return false;
        if (ready == null) go();
        return ready != null;
    }

    void go() {
        if (h == blanks.size()) h--;
        while (h >= 0) {
            int c = blanks.get(h);
            int d = b[c] + 1;
            b[c] = 0;
            while (d <= 9 && !f3(b, c, d)) d++;
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

boolean f3(int[] b, int c, int d) {
    for (int o = 0; o < 81; o++) if (o != c && b[o] == d && (o / 9 == c / 9 || o % 9 == c % 9 || o / 27 == c / 27
            && o % 9 / 3 == c % 9 / 3)) return false;
    return true;
}
