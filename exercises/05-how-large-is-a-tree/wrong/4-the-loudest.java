// task: 4
// fails: aheadOfTheBusiest, elsewhereAheadOfTheLot, elsewhereAheadOfTheBusiest, aheadOfTheLoudest
// hint says: learns nothing from it
// Counts the digits that the neighbours lose, and all of them alike.
/** What the other blanks would lose, in digits. */
double told(int[][] digits, int cell) {
    double told = 0;
    for (int other = 0; other < 81; other++) {
        if (other != cell && sharesHouse(other, cell)) {
            for (int digit : digits[cell]) {
                told += IntStream.of(digits[other]).anyMatch(each -> each == digit) ? 1 : 0;
            }
        }
    }
    return told;
}
