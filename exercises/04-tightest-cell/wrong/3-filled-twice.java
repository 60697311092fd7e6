// task: 3
// fails: aCellCanComeBack
// hint says: A search takes digits back
// Counts a cell that is filled once more as one more filled.
int[] choices(int[] counts, int[] cells, int[] changed) {
    TreeSet<Long> s = new TreeSet<>();
    for (int c = 0; c < counts.length; c++) s.add(counts[c] * 1000000L + c);
    boolean[] filled = new boolean[counts.length];
    int open = counts.length;
    int[] out = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
        int c = cells[i];
        s.remove(counts[c] * 1000000L + c);
        if (changed[i] == -1) open--;
        else if (filled[c]) open++;
        filled[c] = changed[i] == -1;
        counts[c] = changed[i];
        if (changed[i] >= 0) s.add(counts[c] * 1000000L + c);
        out[i] = open <= 0 ? -1 : (int) (s.first() % 1000000L);
    }
    return out;
}
