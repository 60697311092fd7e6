// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
void coverItem(int[][] links, int head) {
    takeOut(links, L, R, head);
    walk(links, head, D, R, true);
}

void uncoverItem(int[][] links, int head) {
    walk(links, head, U, L, false);
    putBack(links, L, R, head);
}

/** Covering and uncovering are this walk, one forth and one back. */
void walk(int[][] links, int head, int along, int across, boolean out) {
    for (int row = links[along][head]; row != head; row = links[along][row]) {
        for (int node = links[across][row]; node != row; node = links[across][node]) {
            links[SIZE][links[HEAD][node]] += out ? -1 : 1;
            if (out) {
                takeOut(links, U, D, node);
            } else {
                putBack(links, U, D, node);
            }
        }
    }
}

void takeOut(int[][] links, int back, int forth, int node) {
    links[forth][links[back][node]] = links[forth][node];
    links[back][links[forth][node]] = links[back][node];
}

void putBack(int[][] links, int back, int forth, int node) {
    links[forth][links[back][node]] = node;
    links[back][links[forth][node]] = node;
}

// task: 2
int[][] queens(int side) {
    int[][] options = new int[side * side][4];
    int item = 0;
    for (int row = 0; row < side; row++) {
        number(options, 0, item++, side, row, 0, 0, 1);
    }
    for (int column = 0; column < side; column++) {
        number(options, 1, item++, side, 0, column, 1, 0);
    }
    for (int i = 0; i < 2 * side - 1; i++) {
        number(options, 2, item++, side, Math.min(i, side - 1), Math.max(0, i - side + 1), -1, 1);
    }
    for (int i = 0; i < 2 * side - 1; i++) {
        number(options, 3, item++, side, Math.max(0, i - side + 1), Math.max(0, side - 1 - i), 1, 1);
    }
    return options;
}

/** Walks from a border square as far as the board goes. */
void number(int[][] options, int kind, int item, int side, int row, int column, int down, int right) {
    while (row >= 0 && row < side && column < side) {
        options[row * side + column][kind] = item;
        row += down;
        column += right;
    }
}

// task: 3
int count(int primary, int secondary, int[][] options) {
    Choices choices = new Choices(primary, secondary, options);
    int[] item = new int[primary];
    int[] next = new int[primary];
    int found = 0;
    int depth = 0;
    item[0] = choices.tightest();
    while (depth >= 0) {
        List<Integer> offers = choices.offers.get(item[depth]);
        if (next[depth] > 0 && choices.chosen[offers.get(next[depth] - 1)]) {
            choices.change(offers.get(next[depth] - 1), -1);
        }
        while (next[depth] < offers.size() && choices.clashes[offers.get(next[depth])] > 0) {
            next[depth]++;
        }
        if (next[depth] == offers.size()) {
            depth--;
            continue;
        }
        choices.change(offers.get(next[depth]++), 1);
        if (choices.open.isEmpty()) {
            found++;
        } else {
            depth++;
            item[depth] = choices.tightest();
            next[depth] = 0;
        }
    }
    return found;
}

/** For each option how many chosen ones it clashes with; for each item how many of its options clash with none. */
class Choices {
    final int primary;
    final int[][] options;
    final List<List<Integer>> offers = new ArrayList<>();
    final int[] clashes;
    final int[] free;
    final boolean[] chosen;
    final TreeSet<Integer> open = new TreeSet<>();

    Choices(int primary, int secondary, int[][] options) {
        this.primary = primary;
        this.options = options;
        clashes = new int[options.length];
        chosen = new boolean[options.length];
        free = new int[primary + secondary];
        for (int item = 0; item < free.length; item++) {
            offers.add(new ArrayList<>());
        }
        for (int option = 0; option < options.length; option++) {
            for (int item : options[option]) {
                offers.get(item).add(option);
                free[item]++;
            }
        }
        for (int item = 0; item < primary; item++) {
            open.add(item);
        }
    }

    int tightest() {
        int best = open.first();
        for (int item : open) {
            if (free[item] < free[best]) {
                best = item;
            }
            if (free[best] <= 1) {
                break;
            }
        }
        return best;
    }

    /** Chooses an option with 1, takes it back with -1. */
    void change(int option, int by) {
        chosen[option] = by > 0;
        for (int item : options[option]) {
            if (item < primary && by > 0) {
                open.remove(item);
            } else if (item < primary) {
                open.add(item);
            }
            for (int other : offers.get(item)) {
                boolean wasFree = clashes[other] == 0;
                clashes[other] += by;
                if (wasFree != (clashes[other] == 0)) {
                    for (int each : options[other]) {
                        free[each] -= by;
                    }
                }
            }
        }
    }
}
