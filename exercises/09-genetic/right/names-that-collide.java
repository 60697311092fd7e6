// Classes and methods named as the course names its own.

// task: 1
class Fitness {
    static int missing(int[] board, int line) {
        int size = (int) Math.sqrt(board.length);
        Set<Integer> digits = new TreeSet<>();
        for (int i = 0; i < size; i++) {
            digits.add(board[line < size ? line * size + i : i * size + line - size]);
        }
        return size - digits.size();
    }
}

int weightedErrors(int[] board, int[] weights) {
    return IntStream.range(0, weights.length).map(line -> Fitness.missing(board, line) * weights[line]).sum();
}

int[] heavierLines(int[] board, int[] weights) {
    List<Integer> lent = new ArrayList<>();
    for (int line = 0; line < weights.length; line++) {
        lent.add(weights[line] + Integer.signum(Fitness.missing(board, line)));
    }
    return lent.stream().mapToInt(Integer::intValue).toArray();
}

// task: 2
record Expect(int errors, int board) {}

int[] parents(int[] errors, int spin) {
    PriorityQueue<Expect> worst = new PriorityQueue<>(Comparator.comparing(expect -> -expect.errors()));
    for (int board = 0; board < errors.length; board++) {
        worst.add(new Expect(errors[board], board));
    }
    List<Integer> lent = new ArrayList<>();
    for (int fields = 2; !worst.isEmpty(); fields += 2) {
        lent.addAll(Collections.nCopies(fields, worst.remove().board()));
    }
    return IntStream.range(0, errors.length).map(hand -> lent.get(spin + hand * (errors.length + 1))).toArray();
}

// task: 3
class Worker {
    int[] answer;

    void turn(int[] giver, int[] mother, int[] father, int[] box, int cell) {
        answer[cell] = giver[cell];
        for (int next : box) {
            if (mother[next] == father[cell] && answer[next] == 0) {
                turn(giver, mother, father, box, next);
            }
        }
    }
}

int[] cross(int[] mother, int[] father, int[][] boxes) {
    Worker worker = new Worker();
    worker.answer = new int[father.length];
    for (int[] box : boxes) {
        int circles = 0;
        for (int cell : box) {
            if (worker.answer[cell] == 0) {
                worker.turn(circles++ % 2 == 0 ? mother : father, mother, father, box, cell);
            }
        }
    }
    return worker.answer;
}

// task: 4
class Rate {
    double of(double rate, int worse) {
        return worse > 0 ? rate / 2 : Math.min(1, rate + rate / (worse < 0 ? 100 : 25));
    }
}

double nextRate(double rate, int before, int after) {
    return new Rate().of(rate, after - before);
}
