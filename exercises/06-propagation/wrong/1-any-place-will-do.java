// task: 1
// fails: theLastPlaceIsFound, onlyLastPlacesAreNamed, aStruckMarkStaysStruck
// hint says: how many cells of the house
// Whether there are other places is not asked.
/** For each cell with several marks the digit that has its last place there, or 0. */
int[] lastPlaces(int[] marks) {
    int[] found = new int[81];
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
            if (places >= 1 && Integer.bitCount(marks[last]) > 1) {
                found[last] = digit;
            }
        }
    }
    return found;
}
