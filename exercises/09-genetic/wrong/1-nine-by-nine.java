// task: 1
// fails: boardsMayHaveAnySize
// hint says: it is a square
// Every board has nine rows.
int[] lackingByLine(int[] board) {
    int size = 9;
    int[] lacking = new int[2 * size];
    for (int line = 0; line < 2 * size; line++) {
        Set<Integer> there = new HashSet<>();
        for (int i = 0; i < size; i++) {
            there.add(line < size ? board[line * size + i] : board[i * size + line - size]);
        }
        lacking[line] = size - there.size();
    }
    return lacking;
}
