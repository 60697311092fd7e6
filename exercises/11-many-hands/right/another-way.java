// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
int[] lose(int each, int lost) {
    String text = "0011".repeat(each - lost) + "0101".repeat(lost);
    int[] turns = new int[text.length()];
    for (int i = 0; i < turns.length; i++) {
        turns[i] = text.charAt(i) - '0';
    }
    return turns;
}

// task: 2
int[] playTurns(int[] turns, int[][] amounts) {
    List<Deque<Integer>> queues = new ArrayList<>();
    for (int[] own : amounts) {
        Deque<Integer> queue = new ArrayDeque<>();
        for (int amount : own) {
            queue.add(amount);
        }
        queues.add(queue);
    }
    Map<Integer, Integer> seen = new HashMap<>();
    int[] result = new int[2];
    for (int hand : turns) {
        if (seen.containsKey(hand)) {
            if (seen.remove(hand) == result[0]) {
                result[0] += queues.get(hand).remove();
            } else {
                result[1]++;
            }
        } else if (!queues.get(hand).isEmpty()) {
            seen.put(hand, result[0]);
        }
    }
    return result;
}

// task: 3
List<int[]> share(int[][] children, int hands) {
    int[][] nodes = new int[hands][children.length];
    int[] from = new int[hands];
    int[] to = new int[hands];
    to[0] = 1;
    List<int[]> rounds = new ArrayList<>();
    for (int done = 0; done < children.length; ) {
        int[] round = new int[hands];
        Arrays.fill(round, -1);
        for (int hand = 0; hand < hands; hand++) {
            if (from[hand] < to[hand]) {
                to[hand]--;
                round[hand] = nodes[hand][to[hand]];
                done++;
            }
        }
        for (int thief = 0; thief < hands; thief++) {
            int richest = 0;
            for (int hand = 1; hand < hands; hand++) {
                if (to[hand] - from[hand] > to[richest] - from[richest]) {
                    richest = hand;
                }
            }
            if (round[thief] == -1 && from[richest] < to[richest]) {
                round[thief] = nodes[richest][from[richest]];
                from[richest]++;
                done++;
            }
        }
        for (int hand = 0; hand < hands; hand++) {
            if (round[hand] != -1) {
                for (int child : children[round[hand]]) {
                    nodes[hand][to[hand]] = child;
                    to[hand]++;
                }
            }
        }
        rounds.add(round);
    }
    return rounds;
}
