// task: 4
// fails: whereNothingGoesThereIsNoMove
// hint says: A blank that no digit fits
// A blank without a digit is passed over.
List<int[]> moves(int[] board) {
    int[] can = cands(board);
    List<int[]> best = null;
    List<List<int[]>> all = questions(board, can, 48);
    int blanks = (int) IntStream.of(board).filter(d -> d == 0).count();
    for (List<int[]> q : all.subList(blanks, all.size())) if (best == null || q.size() < best.size()) best = q;
    if (best.isEmpty()) return best;
    for (List<int[]> q : all) if (q.size() > 0 && q.size() < best.size()) best = q;
    return best;
}

int[][] HS = houses16();

int[] cands(int[] b) {
    int[] seen = new int[256];
    for (int[] h : HS) {
        int m = 0;
        for (int c : h) m |= 1 << b[c];
        for (int c : h) seen[c] |= m;
    }
    int[] out = new int[256];
    for (int c = 0; c < 256; c++) out[c] = b[c] == 0 ? ~seen[c] & 0x1FFFE : 0;
    return out;
}

List<List<int[]>> questions(int[] b, int[] can, int houseCount) {
    List<List<int[]>> qs = new ArrayList<>();
    for (int c = 0; c < 256; c++) if (b[c] == 0) {
        List<int[]> q = new ArrayList<>();
        for (int d = 1; d <= 16; d++) if ((can[c] >> d & 1) == 1) q.add(new int[] {c, d});
        qs.add(q);
    }
    for (int k = 0; k < houseCount; k++) {
        int have = 0;
        for (int c : HS[k]) have |= 1 << b[c];
        for (int d = 1; d <= 16; d++) if ((have >> d & 1) == 0) {
            List<int[]> q = new ArrayList<>();
            for (int c : HS[k]) if ((can[c] >> d & 1) == 1) q.add(new int[] {c, d});
            qs.add(q);
        }
    }
    return qs;
}
