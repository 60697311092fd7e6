package sudoku.exercise;

import sudoku.picture.Picture;

/**
 * The steps that an answer has caused in a test, beside those of others.
 *
 * <p><b>Idea.</b> Some answers are not only right or wrong but better or worse. A test that has counted says so,
 * whether its mark is passed or not; the check draws it, and the grader makes a leaderboard of it: of work, not of
 * time.
 *
 * @param isFinished whether these are all steps there were; otherwise it was stopped
 */
public record Work(long steps, boolean isFinished, Picture picture) {}
