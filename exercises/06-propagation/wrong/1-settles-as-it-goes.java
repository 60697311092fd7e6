// task: 1
// fails: onlyLastPlacesAreNamed
// hint says: for the next look
// What has been found is written down and struck from its neighbours at once.
/** For each cell with several marks the digit that has its last place there, or 0. */
int[] lastPlaces(int[] marks) {
    int[] found = new int[81];
    marks = marks.clone();
    for (int[] house : houses()) {
        for (int digit = 1; digit <= 9; digit++) {
            int last = -1;
            int places = 0;
            for (int cell : house) {
                if ((marks[cell] & 1 << digit) != 0) {
                    places++;
                    last = cell;
                }
            }
            if (places == 1 && Integer.bitCount(marks[last]) > 1) {
                found[last] = digit;
                for (int[] other : houses()) {
                    int place = last;
                    if (IntStream.of(other).anyMatch(cell -> cell == place)) {
                        for (int cell : other) {
                            marks[cell] &= ~(1 << digit);
                        }
                    }
                }
                marks[last] = 1 << digit;
            }
        }
    }
    return found;
}
