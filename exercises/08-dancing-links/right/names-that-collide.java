// Classes and methods named as the course names its own.

// task: 1
record Links(int[][] of) {
    void out(int back, int forth, int node) {
        of[forth][of[back][node]] = of[forth][node];
        of[back][of[forth][node]] = of[back][node];
    }

    void in(int back, int forth, int node) {
        of[forth][of[back][node]] = of[back][of[forth][node]] = node;
    }
}

void coverItem(int[][] links, int head) {
    Links lent = new Links(links);
    for (int row = links[D][head]; row != head; row = links[D][row]) {
        for (int node = links[R][row]; node != row; node = links[R][node]) {
            lent.out(U, D, node);
            links[SIZE][links[HEAD][node]]--;
        }
    }
    lent.out(L, R, head);
}

void uncoverItem(int[][] links, int head) {
    Links lent = new Links(links);
    lent.in(L, R, head);
    for (int row = links[U][head]; row != head; row = links[U][row]) {
        for (int node = links[L][row]; node != row; node = links[L][node]) {
            links[SIZE][links[HEAD][node]]++;
            lent.in(U, D, node);
        }
    }
}

// task: 2
class Expect {
    static int[] equal(int row, int column, int side) {
        return new int[] {row, column + side, row + column + 2 * side, column - row + 5 * side - 2};
    }
}

int[][] queens(int side) {
    List<int[]> answer = new LinkedList<>();
    for (int row = 0; row < side; row++) {
        for (int column = 0; column < side; column++) {
            answer.add(Expect.equal(row, column, side));
        }
    }
    return answer.toArray(new int[0][]);
}

// task: 3
class Worker {
    final int[][] links;
    final Stack<Integer> lent = new Stack<>();
    int answer;

    Worker(int[][] links) {
        this.links = links;
    }

    boolean down() {
        int head = fewest(links);
        answer += head == 0 ? 1 : 0;
        if (head != 0) {
            coverItem(links, head);
            lent.push(head);
        }
        return !lent.isEmpty();
    }

    boolean next() {
        int node = lent.pop();
        for (int other = links[L][node]; !isHead(links, node) && other != node; other = links[L][other]) {
            uncoverItem(links, links[HEAD][other]);
        }
        node = links[D][node];
        if (isHead(links, node)) {
            uncoverItem(links, node);
            return false;
        }
        lent.push(node);
        for (int other = links[R][node]; other != node; other = links[R][other]) {
            coverItem(links, links[HEAD][other]);
        }
        return true;
    }
}

int count(int primary, int secondary, int[][] options) {
    Worker worker = new Worker(build(primary, secondary, options));
    worker.down();
    while (!worker.lent.isEmpty()) {
        if (worker.next()) {
            worker.down();
        }
    }
    return worker.answer;
}
