// task: 4
// fails: everyIslandIsPainted
// hint says: says nothing about another
// Walks from country to country along the borders, and never comes to another island.
/** A colour for each country, or an empty array. */
int[] paint(int[][] borders, int[] colours) {
    int[] left = consistent(borders, colours);
    if (left.length == 0 || !paintIsland(borders, left, 0, new boolean[left.length])) {
        return new int[0];
    }
    return IntStream.of(left).map(Integer::numberOfTrailingZeros).toArray();
}

boolean paintIsland(int[][] borders, int[] left, int land, boolean[] seen) {
    for (int choices = left[land]; choices != 0; choices &= choices - 1) {
        int[] guess = left.clone();
        guess[land] = Integer.lowestOneBit(choices);
        int[] next = consistent(borders, guess);
        boolean[] met = seen.clone();
        met[land] = true;
        boolean good = next.length > 0;
        for (int neighbour : good ? borders[land] : new int[0]) {
            good &= met[neighbour] || Integer.bitCount(next[neighbour]) == 1
                    || paintIsland(borders, next, neighbour, met);
        }
        if (good) {
            System.arraycopy(next, 0, left, 0, left.length);
            return true;
        }
    }
    return false;
}
