// task: 4
// fails: contradictingCluesMakeNoTree
// hint says: a column or a box
// Only the clues of a row are compared.
int[] wholeTree(int[] board) {
    int[] tree = new int[2];
    for (int a = 0; a < 81; a++) {
        for (int b = a + 1; b < a / 9 * 9 + 9; b++) {
            if (board[a] != 0 && board[a] == board[b]) {
                return tree;
            }
        }
    }
    growTree(board, tree);
    return tree;
}
