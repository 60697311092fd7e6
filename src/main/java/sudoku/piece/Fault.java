package sudoku.piece;

import sudoku.picture.Picture;

/** What is wrong with what a piece gave: a sentence for the student, and the case as a picture. */
public record Fault(String sentence, Picture picture) {}
