// task: 4
// fails: fromADeadEndItGoesBack
// hint says: Saved choices can be wrong like any others
// Where nothing is left it gives back what was saved.
List<int[]> resume(int[] puzzle, List<int[]> saved) {
    List<int[]> stack = new ArrayList<>();
    int[] b = puzzle.clone();
    List<Integer> bl = new ArrayList<>();
    for (int c = 0; c < 81; c++) if (b[c] == 0) bl.add(c);
    for (int[] s : saved) {
        b[s[0]] = s[1];
        stack.add(s.clone());
    }
    int from = 1;
    if (stack.size() == bl.size()) {
        int[] t = stack.remove(stack.size() - 1);
        b[t[0]] = 0;
        from = t[1] + 1;
    }
    while (stack.size() < bl.size()) {
        int c = bl.get(stack.size()), d = from;
        while (d < 10 && !fits_q(b, c, d)) d++;
        if (d < 10) {
            b[c] = d;
            stack.add(new int[] {c, d});
            from = 1;
        } else {
            if (stack.isEmpty()) return saved.size() < bl.size() ? saved : stack;
            int[] t = stack.remove(stack.size() - 1);
            b[t[0]] = 0;
            from = t[1] + 1;
        }
    }
    return stack;
}

boolean fits_q(int[] b, int c, int d) {
    for (int o = 0; o < 81; o++) if (o != c && b[o] == d && (o / 9 == c / 9 || o % 9 == c % 9 || o / 27 == c / 27
            && o % 9 / 3 == c % 9 / 3)) return false;
    return true;
}
