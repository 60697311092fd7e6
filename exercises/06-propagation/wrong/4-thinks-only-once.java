// task: 4
// fails: oneGuessDecidesARing
// hint says: after every guess
// The map is made consistent before the search, and never again.
/** A colour for each country, or an empty array. */
int[] paint(int[][] borders, int[] colours) {
    int[] left = consistent(borders, colours);
    int[] painted = new int[left.length];
    return left.length > 0 && paintFrom(0, borders, left, painted) ? painted : new int[0];
}

boolean paintFrom(int land, int[][] borders, int[] left, int[] painted) {
    if (land == painted.length) {
        return true;
    }
    for (int colour = 0; colour < 31; colour++) {
        boolean free = (left[land] & 1 << colour) != 0;
        for (int neighbour : borders[land]) {
            free &= neighbour > land || painted[neighbour] != colour;
        }
        painted[land] = colour;
        if (free && paintFrom(land + 1, borders, left, painted)) {
            return true;
        }
    }
    return false;
}
