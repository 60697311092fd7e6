// task: 1
// fails: aStruckMarkStaysStruck
// hint says: Take the marks as they are
// Goes on to the next house when it has found one.
int[] lastPlaces(int[] marks) {
    int[] found = new int[81];
    for (int[] house : houses()) {
        for (int digit = 1; digit <= 9; digit++) {
            int last = -1, places = 0;
            for (int cell : house) if ((marks[cell] & 1 << digit) != 0) {
                places++;
                last = cell;
            }
            if (places == 1 && Integer.bitCount(marks[last]) > 1) {
                found[last] = digit;
                break;
            }
        }
    }
    return found;
}
