// task: 2
// fails: aPairClearsItsHouse, aPairStrikesNothingElse, aPairMakesAPair, singlesStrikeNothing, aPairInTwoHousesWorksInBoth, aLongChainComesToItsEnd
// hint says: same two marks keep them
// The pair is a part of its house, and loses its digits too.
boolean clear(int[] left, int[] house, int a, int b) {
    int pair = left[a];
    boolean struck = false;
    for (int cell : house) {
        if ((left[cell] & pair) != 0) {
            left[cell] &= ~pair;
            struck = true;
        }
    }
    return struck;
}
