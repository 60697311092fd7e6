// What the notebook tells as an idea after full marks; a grading's report shows this code.

// task: 1
long pack(int[] sets) {
    long word = 0;
    for (int i = sets.length; i > 0; i--) {
        word = 1024 * word + sets[i - 1];
    }
    return word;
}

/** In each field, its number of digits. */
long counts(long word) {
    long half = word >>> 1;
    long ones = SIXFOLD * 0b101010101;
    long twos = (half & ones) + ((half >>> 1) & ones);
    long pairsOfBits = SIXFOLD * 0b0000110011;
    long fours = (twos & pairsOfBits) + ((twos >>> 2) & pairsOfBits);
    long low = SIXFOLD * 0b0000001111;
    long ninth = (twos >>> 8) & SIXFOLD;
    return (fours & low) + ((fours >>> 4) & low) + ninth;
}

long pairs(long word) {
    // Bit 9 of a field is not used by a count: it stays on if the difference is not below 0.
    long differs = counts(word) ^ (2 * SIXFOLD);
    long high = SIXFOLD << 9;
    long same = ((high - differs) & high) >>> 9;
    return word & (same * 0b1111111110);
}

// task: 2
int[] questions(int width, int fields) {
    int step = width + 1;
    int even = 0;
    int odd = 0;
    for (int field = 0; field < fields; field++) {
        if (field % 2 == 0) {
            even |= 1 << (step * field);
        } else {
            odd |= 1 << (step * field);
        }
    }
    List<Integer> asked = new ArrayList<>();
    for (int set = 0; set < 1 << step; set += 2) {
        asked.add(set * even);
        if (fields > 1) {
            asked.add(set * even + 2 * odd);
            asked.add(set * odd);
            asked.add(set * odd + 2 * even);
        }
    }
    return asked.stream().mapToInt(word -> word).toArray();
}

// task: 3
int[] tableOf(int[] ways, int places) {
    int[] joined = new int[1 << places];
    for (int way : ways) {
        joined[way] = way;
    }
    for (int question = 0; question < joined.length; question++) {
        for (int place = 0; place < places; place++) {
            int smaller = question & ~(1 << place);
            joined[question] |= joined[smaller];
        }
    }
    return joined;
}

int strike(int band, int[] table) {
    int lowest = 0b001001001_001001001_001001001;
    int some = (band | (band >>> 1) | (band >>> 2)) & lowest;
    int question = 0;
    for (int place = 0; place < 9; place++) {
        question |= (some >>> (2 * place)) & (1 << place);
    }
    int spread = 0;
    for (int place = 0; place < 9; place++) {
        spread |= (table[question] & (1 << place)) << (2 * place);
    }
    return band & (7 * spread);
}
