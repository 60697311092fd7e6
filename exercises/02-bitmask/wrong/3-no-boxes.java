// task: 3
// fails: everyBlankGetsItsCandidates, aRepeatedClueIsNoCandidate, boardsMayHaveAnySize
// hint says: find its own box
// Row and column multiplied instead of counted box by box.
int boxOf(int cell, int size) {
    int side = (int) Math.round(Math.sqrt(size));
    return cell / size / side + cell % size / side;
}
