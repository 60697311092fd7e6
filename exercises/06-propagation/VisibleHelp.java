package sudoku.exercise.propagation;

import java.util.List;
import sudoku.exercise.api.propagation.ConsistentMap;
import sudoku.exercise.api.propagation.LastPlaces;
import sudoku.exercise.api.propagation.PaintedMap;
import sudoku.exercise.api.propagation.PairStrikes;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.SetHelp;

/** What helps in the tasks of set 6; the answers to the questions stand in the set's README. */
public final class VisibleHelp implements SetHelp {
    @Override
    public String folder() {
        return "06-propagation";
    }

    @Override
    public List<Help> tasks() {
        return List.of(lastPlaces(), pairStrikes(), consistentMap(), paintedMap());
    }

    private static Help lastPlaces() {
        return Help.with(LastPlaces.class)
                .question("31a796e41da5",
                        "Which digit has no other place in the row?")
                .known("38c7801b19e3",
                        "It has three marks, but for 7 it is the last place.")
                .question("83148afe4e58",
                        "A cell with a single mark hides nothing.")
                .known("dcbe4857d640",
                        "A cell with a single mark hides nothing: its number is 0.")
                .question("20e1d27b6c61",
                        "One house is enough.")
                .known("583f065d77d1",
                        "One house is enough: in the row, 3 has no other place.")
                .hint("Ask the house, not the cell: where can this digit stand in this house?")
                .hint("While you go through a house, two numbers are enough for a digit: how many places so far, "
                        + "and the last of them.")
                .hint("One place, and the cell has more than one mark: write the digit down for it. The marks stay "
                        + "as they are until all houses have been asked.")
                .anotherWay("Ask about all nine digits at once. Going through a house, keep two sets: the marks "
                        + "seen, and those seen again (again |= seen & marks, then seen |= marks). What was seen and "
                        + "never again are the digits with one place.");
    }

    private static Help pairStrikes() {
        return Help.with(PairStrikes.class)
                .question("01335cc918a6",
                        "1 and 2 go. Digit 3 is bit 3.")
                .known("e3349a807318",
                        "That is the digit. As a set it is bit 3, and worth 8.")
                .known("dda7a11fa4a0",
                        "1 and 2 are taken by the pair.")
                .question("b7c7295ee4ae",
                        "Does it share a house with both cells of the pair?")
                .known("e7ebe1fafc86",
                        "It shares no row with the pair. But both are in its box.")
                .question("059490cea5eb",
                        "Apply no other rule.")
                .known("97fdbf29109e",
                        "It would be right in a Sudoku. But here pairs strike, and singles don't.")
                .hint("Write a method for one house first: it looks for pairs, strikes, and says whether it has "
                        + "struck anything.")
                .hint("Two cells are a pair when their sets are equal and have two marks, Integer.bitCount(set) == "
                        + "2. All other cells of that house lose both.")
                .hint("Go through all 27 houses again as long as anything was struck: a new pair may be in a house "
                        + "that you have left.")
                .anotherWay("Let a queue remember what is new, as in AC-3: a cell goes in when it has come down to "
                        + "two marks. Taken out, it looks for a partner in each of its houses. Nothing is looked at "
                        + "twice for nothing.");
    }

    private static Help consistentMap() {
        return Help.with(ConsistentMap.class)
                .question("ab96b8e19781",
                        "The first can be colour 0 only, so the second can't. What does that mean for the third?")
                .known("77f923bec059",
                        "The second is decided now. What does it take from the third?")
                .known("f058655a59b5",
                        "The first can be nothing but colour 0.")
                .question("7a3761baef95",
                        "Each takes the only colour from the other.")
                .known("7d86974009c0",
                        "A country has nothing left, so an empty array comes back.")
                .question("469be3d8bbf2",
                        "Is there a country that can be one colour only?")
                .known("137327317200",
                        "No painting exists, but nobody is decided, so nothing is struck: consistent is not "
                        + "solvable.")
                .hint("A country takes something from its neighbours only when it has a single colour left: "
                        + "Integer.bitCount(set) == 1.")
                .hint("Who has lost a colour goes into the queue, for now it may be the one that takes.")
                .hint("An empty set ends all at once: new int[0]. An ArrayDeque is a queue: add at one end, remove "
                        + "at the other.")
                .anotherWay("Count instead of queueing all: begin with those that are decided, and put in a country "
                        + "at the moment its last but one colour goes. Each country is in the queue once at most, so "
                        + "a plain array as long as the map is a queue, and two numbers say where it begins and "
                        + "ends.");
    }

    private static Help paintedMap() {
        return Help.with(PaintedMap.class)
                .question("5c1f7a2916d8",
                        "8 is colour 3; 12 is the colours 2 and 3. Which does the second get?")
                .known("d9d15b0a745c",
                        "These are the sets. The numbers of the colours are wanted.")
                .known("3f7de681ef3e",
                        "Neighbours differ.")
                .question("54e68048234e",
                        "Two colours for three countries that all touch.")
                .known("41297428995b",
                        "Two colours are not enough for three countries that all touch.")
                .question("bbf4b92b2015",
                        "One for each country, wherever it lies.")
                .known("4f6828b96921",
                        "Both islands are painted.")
                .hint("Make the map consistent first; task 3 does it. If it gives an empty array, so do you.")
                .hint("If no country has several colours left, read the numbers off the sets: "
                        + "Integer.numberOfTrailingZeros.")
                .hint("Otherwise choose a country with several colours. For each of them, make a copy in which it "
                        + "has this one alone, and call the method itself. An empty array says: try the next.")
                .anotherWay("Choose as in lesson 4: guess in the country with the fewest colours left, and between "
                        + "equals where most neighbours are undecided. On a large map that decides whether you wait. "
                        + "And the guesses can stand on a stack instead of in calls, each with the sets it began "
                        + "from.");
    }
}
