// The mean is halved, the chance is what fewer heads leave, and a product is the sum of its logarithms.

// task: 1
double solutionsByWalk(int[] board, int[] draws) {
    double logarithms = 0;
    Iterator<Integer> drawn = IntStream.of(draws).iterator();
    for (int cell : IntStream.range(0, 81).filter(each -> board[each] == 0).toArray()) {
        if (IntStream.range(0, 81).anyMatch(each -> board[each] == 0 && digitsAt(board, each).length == 0)) {
            return 0;
        }
        int[] digits = digitsAt(board, cell);
        logarithms += Math.log(digits.length);
        board[cell] = digits[drawn.next() % digits.length];
    }
    return Math.exp(logarithms);
}

// task: 2
int carriers(int[] walks) {
    double mean = IntStream.of(walks).average().getAsDouble();
    Arrays.sort(walks);
    int count = 0;
    for (double part = 0; part / walks.length < mean / 2; part += walks[walks.length - count]) {
        count++;
    }
    return count;
}

// task: 3
double luck(int[] mine, int[] theirs) {
    int[] signs = IntStream.range(0, mine.length).map(i -> Integer.compare(mine[i], theirs[i]))
            .filter(sign -> sign != 0).toArray();
    int coins = signs.length;
    double[] factorials = new double[coins + 1];
    for (int i = 1; i <= coins; i++) {
        factorials[i] = factorials[i - 1] + Math.log(i);
    }
    double fewer = 0;
    for (int heads = 0; heads < IntStream.of(signs).filter(sign -> sign < 0).count(); heads++) {
        fewer += Math.exp(factorials[coins] - factorials[heads] - factorials[coins - heads] - coins * Math.log(2));
    }
    return 1 - fewer;
}
