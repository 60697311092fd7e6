package sudoku.explain.source;

/** What a variable is for, as most variables of small programs are for one of these. */
public enum Role {
    WALKER(""),
    COUNTER("keeps count, over several rounds, of how often something has been found or done"),
    GATHERER("combines what several rounds contribute into one whole (a sum, a product or a set, perhaps)"),
    REST("holds what is left after several rounds have each taken something away"),
    BEST("keeps the best value of all rounds so far"),
    FLAG("remembers in later rounds that something has happened, but not how often"),
    FIXED("");

    private final String inWords;

    Role(String inWords) {
        this.inWords = inWords;
    }

    /** What it does, as a question says it; empty if it is not asked for: a loop's head gives its variable away. */
    public String inWords() {
        return inWords;
    }

    /** Whether a variable for the other one does not do this, however its words are understood. */
    public boolean isUnlike(Role other) {
        return this != other && !isLikeASum(other) && !other.isLikeASum(this);
    }

    /** A sum may be how often something has happened, and a set remembers that it has. */
    private boolean isLikeASum(Role other) {
        return this == GATHERER && (other == COUNTER || other == FLAG);
    }
}
