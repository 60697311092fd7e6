// Streams and lists: first it is written down who leaves, then all leave; a stack of iterators is the search.

// task: 1
void coverItem(int[][] links, int head) {
    links[R][links[L][head]] = links[R][head];
    links[L][links[R][head]] = links[L][head];
    leaving(links, head).forEach(node -> {
        links[D][links[U][node]] = links[D][node];
        links[U][links[D][node]] = links[U][node];
        links[SIZE][links[HEAD][node]]--;
    });
}

void uncoverItem(int[][] links, int head) {
    List<Integer> nodes = new ArrayList<>(leaving(links, head).toList());
    Collections.reverse(nodes);
    nodes.forEach(node -> {
        links[D][links[U][node]] = node;
        links[U][links[D][node]] = node;
        links[SIZE][links[HEAD][node]]++;
    });
    links[R][links[L][head]] = head;
    links[L][links[R][head]] = head;
}

Stream<Integer> leaving(int[][] links, int head) {
    return IntStream.iterate(links[D][head], row -> row != head, row -> links[D][row]).boxed()
            .flatMap(row -> IntStream.iterate(links[R][row], node -> node != row, node -> links[R][node]).boxed())
            .toList().stream();
}

// task: 2
int[][] queens(int side) {
    return IntStream.range(0, side).boxed().flatMap(row -> IntStream.range(0, side).mapToObj(column -> new int[] {
            4 * side - 1 + row - column + side - 1, 2 * side + row + column, side + column, row}))
            .toArray(int[][]::new);
}

// task: 3
int count(int primary, int secondary, int[][] options) {
    int[][] links = build(primary, secondary, options);
    Deque<Integer> heads = new ArrayDeque<>();
    Deque<Integer> rows = new ArrayDeque<>();
    int found = 0;
    for (boolean deeper = true; deeper || !heads.isEmpty();) {
        int row;
        if (deeper) {
            int head = tightest(links);
            if (head == 0) {
                found++;
                deeper = false;
                continue;
            }
            coverItem(links, head);
            heads.push(head);
            row = links[D][head];
        } else {
            int last = rows.pop();
            for (int node = links[L][last]; node != last; node = links[L][node]) {
                uncoverItem(links, links[HEAD][node]);
            }
            row = links[D][last];
        }
        deeper = row != heads.peek();
        if (deeper) {
            rows.push(row);
            for (int node = links[R][row]; node != row; node = links[R][node]) {
                coverItem(links, links[HEAD][node]);
            }
        } else {
            uncoverItem(links, heads.pop());
        }
        if (!deeper && rows.isEmpty()) {
            break;
        }
    }
    return found;
}

int tightest(int[][] links) {
    Stream<Integer> heads = Stream.iterate(links[R][0], head -> head != 0, head -> links[R][head]);
    Iterator<Integer> all = heads.iterator();
    int best = 0;
    while (all.hasNext() && (best == 0 || links[SIZE][best] > 1)) {
        int head = all.next();
        best = best == 0 || links[SIZE][head] < links[SIZE][best] ? head : best;
    }
    return best;
}
