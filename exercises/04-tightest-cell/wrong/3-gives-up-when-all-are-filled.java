// task: 3
// fails: aCellCanComeBack
// hint says: A search takes digits back
// When all cells are filled it writes −1 to the end.
int[] choices(int[] counts, int[] cells, int[] changed) {
    TreeSet<Integer> s = new TreeSet<>();
    for (int c = 0; c < counts.length; c++) s.add(counts[c] * 500000 + c);
    int[] out = new int[cells.length];
    Arrays.fill(out, -1);
    for (int i = 0; i < cells.length; i++) {
        int c = cells[i];
        s.remove(counts[c] * 500000 + c);
        counts[c] = changed[i];
        if (changed[i] >= 0) s.add(counts[c] * 500000 + c);
        if (s.isEmpty()) return out;
        // all filled: the end
        out[i] = s.first() % 500000;
    }
    return out;
}
