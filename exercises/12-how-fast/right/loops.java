// Without tricks: field by field, cell by cell, with the library's Digits. A trick is only a fast way to say this.

// task: 1
long pack(int[] sets) {
    long word = 0;
    for (int i = 0; i < sets.length; i++) {
        for (int digit : Digits.toArray(sets[i])) {
            word += 1L << (10 * i + digit);
        }
    }
    return word;
}

long pairs(long word) {
    for (int field = 0; field < 6; field++) {
        long nine = 0b1111111110L << (10 * field);
        boolean isPair = Long.bitCount(word & nine) == 2;
        if (!isPair) word = word & ~nine;
    }
    return word;
}

// task: 2
int[] questions(int width, int fields) {
    Set<Integer> words = new TreeSet<>();
    int all = (2 << width) - 2;
    for (int set = all; set >= 0; set -= 2) {
        for (int field = 0; field < fields; field++) {
            int right = (width + 1) * (field - 1);
            int own = set << ((width + 1) * field);
            words.add(own);
            if (field > 0) words.add(own | (all << right));
        }
    }
    return words.stream().mapToInt(Integer::intValue).toArray();
}

// task: 3
int[] tableOf(int[] ways, int places) {
    int[] answers = new int[1 << places];
    for (int way : ways) {
        for (int question = answers.length - 1; question >= way; question--) {
            boolean lacksOne = false;
            for (int place = 0; place < places; place++) {
                boolean isWanted = Digits.contains(way, place);
                if (isWanted && !Digits.contains(question, place)) lacksOne = true;
            }
            if (!lacksOne) answers[question] |= way;
        }
    }
    return answers;
}

int strike(int band, int[] table) {
    boolean[] has = new boolean[9];
    for (int cell = 0; cell < 27; cell++) {
        if ((band & (1 << cell)) != 0) has[cell / 3] = true;
    }
    int question = 0;
    for (int place = 8; place >= 0; place--) {
        question = 2 * question;
        if (has[place]) question++;
    }
    for (int cell = 0; cell < 27; cell++) {
        boolean stays = (table[question] & (1 << (cell / 3))) != 0;
        if (!stays) band = band & ~(1 << cell);
    }
    return band;
}
