// Classes and methods named as the course names its own.

// task: 1
class SolutionWalk {
    final int[] board;
    final Deque<Integer> draws = new ArrayDeque<>();

    SolutionWalk(int[] board, int[] draws) {
        this.board = board;
        for (int draw : draws) {
            this.draws.add(draw);
        }
    }

    double solutions() {
        double said = 1;
        for (int cell = 0; cell < 81 && said > 0; cell++) {
            if (board[cell] == 0) {
                int[] digits = digitsAt(board, cell);
                said *= digits.length;
                if (said > 0) {
                    board[cell] = digits[draws.remove() % digits.length];
                }
            }
        }
        return said;
    }
}

double solutionsByWalk(int[] board, int[] draws) {
    return new SolutionWalk(board, draws).solutions();
}

// task: 2
record Carriers(int said) implements Comparable<Carriers> {
    public int compareTo(Carriers other) {
        return Integer.compare(other.said(), said());
    }
}

int carriers(int[] walks) {
    PriorityQueue<Carriers> answer = new PriorityQueue<>();
    long sum = 0;
    for (int said : walks) {
        answer.add(new Carriers(said));
        sum += said;
    }
    int count = 0;
    for (long rest = sum; rest > sum - rest; count++) {
        rest -= answer.remove().said();
    }
    return count;
}

// task: 3
class CoinLuck {
    static double luck(int wins, int losses, Map<Integer, Double> known) {
        double chance = wins <= 0 ? 1 : 0;
        for (int heads = Math.max(wins, 0); heads <= wins + losses && wins > 0; heads++) {
            chance += known.get(heads);
        }
        return chance;
    }
}

double luck(int[] mine, int[] theirs) {
    Map<Integer, Double> known = new HashMap<>(Map.of(0, 1.0));
    int wins = 0;
    int losses = 0;
    for (int i = 0; i < mine.length; i++) {
        int order = Integer.compare(mine[i], theirs[i]);
        wins += order < 0 ? 1 : 0;
        losses += order > 0 ? 1 : 0;
        if (order != 0) {
            Map<Integer, Double> before = known;
            known = new HashMap<>();
            for (int heads = 0; heads <= wins + losses; heads++) {
                known.put(heads, (before.getOrDefault(heads, 0.0) + before.getOrDefault(heads - 1, 0.0)) / 2);
            }
        }
    }
    return CoinLuck.luck(wins, losses, known);
}

// task: 4
record NextBlank(int cell, int digits, double loudness) {}

int next(int[] board) {
    List<NextBlank> rivals = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int[] digits = digitsAt(board, cell);
            double loudness = 0;
            for (int other = 0; other < 81; other++) {
                if (board[other] == 0 && other != cell && sharesHouse(cell, other)) {
                    List<Integer> theirs = IntStream.of(digitsAt(board, other)).boxed().toList();
                    long struck = IntStream.of(digits).filter(theirs::contains).count();
                    loudness += struck / Math.pow(5, theirs.size());
                }
            }
            rivals.add(new NextBlank(cell, digits.length, loudness));
        }
    }
    rivals.sort(Comparator.comparingInt(NextBlank::digits).thenComparing(NextBlank::loudness,
            Comparator.reverseOrder()));
    return rivals.get(0).cell();
}
