// task: 1
// fails: containsIsRightForEverySet
// hint says: one bit stands for digit 5
// Looks at the bits of the number it was asked about.
/** Whether the digit is in the set; bit 0 stands for digit 1. */
boolean isIn(int set, int digit) {
    boolean found = false;
    found = (set & digit) != 0;
    return found;
}
