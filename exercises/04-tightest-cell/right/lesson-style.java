// As the lessons write it: houses and neighbors by the grid's cells, candidates by Rules.
import sudoku.grid.Digits;
import sudoku.grid.Rules;

// task: 1
int[] degrees(int[] board) {
    Grid grid = Grid.of(board);
    int[] degrees = new int[grid.cells().count()];
    for (int cell = 0; cell < degrees.length; cell++) {
        if (grid.isBlank(cell)) {
            for (int peer : grid.cells().peers(cell)) {
                degrees[cell] += grid.isBlank(peer) ? 1 : 0;
            }
        }
    }
    return degrees;
}

// task: 2
int choose(int[] board) {
    Grid grid = Grid.of(board);
    int[] degrees = degrees(board);
    int best = -1;
    int most = 0;
    for (int cell = 0; cell < board.length; cell++) {
        if (grid.isBlank(cell)) {
            int weight = 100 * (9 - Digits.count(Rules.candidates(grid, cell))) + degrees[cell] + 1;
            if (weight > most) {
                most = weight;
                best = cell;
            }
        }
    }
    return best;
}

// task: 3
/** A sorted set of cells for each count: a little more expensive than places, and no less right. */
int[] choices(int[] counts, int[] cells, int[] changed) {
    TreeMap<Integer, TreeSet<Integer>> byCount = new TreeMap<>();
    for (int cell = 0; cell < counts.length; cell++) {
        byCount.computeIfAbsent(counts[cell], count -> new TreeSet<>()).add(cell);
    }
    int[] chosen = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
        TreeSet<Integer> left = byCount.get(counts[cells[i]]);
        if (left != null && left.remove(cells[i]) && left.isEmpty()) {
            byCount.remove(counts[cells[i]]);
        }
        counts[cells[i]] = changed[i];
        if (changed[i] >= 0) {
            byCount.computeIfAbsent(changed[i], count -> new TreeSet<>()).add(cells[i]);
        }
        chosen[i] = byCount.isEmpty() ? -1 : byCount.firstEntry().getValue().first();
    }
    return chosen;
}

// task: 4
int[] wholeTree(int[] board) {
    int[] tree = new int[2];
    if (Rules.isValid(Grid.of(board))) {
        grow(Grid.of(board), tree);
    }
    return tree;
}

void grow(Grid grid, int[] tree) {
    int cell = choose(grid.toArray());
    if (cell < 0) {
        tree[1]++;
        return;
    }
    for (int digit : Digits.toArray(Rules.candidates(grid, cell))) {
        tree[0]++;
        grow(grid.with(cell, digit), tree);
    }
}
