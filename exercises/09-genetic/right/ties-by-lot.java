// Equal boards in another order for each spin.

// task: 2
int[] parents(int[] errors, int spin) {
    int n = errors.length;
    List<Integer> order = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(order);
    order.sort(Comparator.comparing(b -> -errors[b]));
    Deque<Integer> wheel = new ArrayDeque<>();
    for (int b : order) {
        int size = wheel.size();
        int width = order.indexOf(b) * 2 + 2;
        while (width-- > 0) wheel.addLast(b);
    }
    for (int i = 0; i < spin; i++) wheel.addLast(wheel.removeFirst());
    int[] out = new int[n];
    for (int h = 0; h < n; h++) {
        out[h] = wheel.peekFirst();
        for (int i = 0; i <= n; i++) wheel.addLast(wheel.removeFirst());
    }
    return out;
}
