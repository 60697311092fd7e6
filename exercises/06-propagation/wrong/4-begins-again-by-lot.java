// task: 4
// fails: oneGuessDecidesARing
// hint says: Make the map consistent
// Guesses by lot, and begins again a hundred times.
int[] paint(int[][] borders, int[] colours) {
    Random random = new Random(1);
    for (int time = 0; time < 100; time++) {
        int[] left = consistent(borders, colours);
        while (left.length > 0) {
            int[] now = left;
            int[] open = IntStream.range(0, now.length).filter(land -> Integer.bitCount(now[land]) > 1).toArray();
            if (open.length == 0) {
                return IntStream.of(left).map(Integer::numberOfTrailingZeros).toArray();
            }
            int land = open[random.nextInt(open.length)];
            int[] choices = IntStream.range(0, 31).filter(colour -> (now[land] & 1 << colour) != 0).toArray();
            int[] guess = left.clone();
            guess[land] = 1 << choices[random.nextInt(choices.length)];
            left = consistent(borders, guess);
        }
    }
    return new int[0];
}
