// task: 1
// fails: fewRunsAndBothEnds, everyPercentageOfAHundredRuns
// hint says: 95 % of ten runs are nine and a half
// Keeps steps in a float.
int quantile(int[] runs, int percent) {
    float[] f = new float[runs.length];
    for (int i = 0; i < f.length; i++) f[i] = runs[i] < 0 ? Float.POSITIVE_INFINITY : runs[i];
    Arrays.sort(f);
    float r = f[(percent * f.length + 99) / 100 - 1];
    return Float.isInfinite(r) ? -1 : (int) r;
}
