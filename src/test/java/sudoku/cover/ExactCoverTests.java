package sudoku.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExactCoverTests {

    static ExactCover tiny() {
        return ExactCover.items("a", "b", "c", "d")
                .secondary("s")
                .option("ab", "a", "b", "s")
                .option("cd", "c", "d")
                .option("bc", "b", "c")
                .option("a only", "a")
                .option("d only", "d", "s")
                .build();
    }

    private static void refused(String message, Consumer<ExactCover.Builder> step) {
        assertThatThrownBy(() -> step.accept(ExactCover.items("a", "b").secondary("s")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void itemsAndOptionsKeepTheirNamesAndTheOrderTheyWereStatedIn() {
        ExactCover cover = tiny();
        assertThat(cover).hasToString("5 options over 5 items, 1 of them secondary");
        assertThat(cover.primaryCount()).isEqualTo(4);
        assertThat(cover.item(4)).isEqualTo("s");
        assertThat(cover.option(1)).isEqualTo("cd");
        assertThat(cover.optionNamed("d only")).isEqualTo(4);
        assertThat(cover.itemsOf(0)).containsExactly(0, 1, 4);
        assertThat(cover.covers(2, 1)).isTrue();
        assertThat(cover.covers(2, 0)).isFalse();
    }

    @Test
    void whatIsWrongWithAnOptionIsSaidWhenItIsStated() {
        refused(
                "The option 'x' covers 'c', which is not an item. The items are: a, b, s.",
                builder -> builder.option("x", "a", "c"));
        refused("The option 'x' covers 'b' twice.", builder -> builder.option("x", "b", "a", "b"));
        refused("The options 'x' and 'y' cover the same items: b, a.", builder -> builder.option("x", "a", "b")
                .option("y", "b", "a"));
        refused("Two options are called 'x'.", builder -> builder.option("x", "a")
                .option("x", "b"));
        refused(
                "The option 'x' covers no primary item, so no search would ever choose it.",
                builder -> builder.option("x", "s"));
        refused(
                "The option 'x' covers no primary item, so no search would ever choose it.",
                builder -> builder.option("x"));
        refused("The item 'a' is listed twice.", builder -> builder.secondary("a"));
    }

    @Test
    void aLongListOfItemsIsNotRepeatedInAMessage() {
        String[] items = IntStream.range(0, 100).mapToObj(i -> "i" + i).toArray(String[]::new);
        assertThatThrownBy(() -> ExactCover.items(items).option("x", "nothing")).hasMessageEndingWith("i18, i19 …");
    }

    @Test
    void aNameThatIsNoOptionIsRefused() {
        assertThatThrownBy(() -> tiny().optionNamed("e")).hasMessage("No option is called 'e'.");
    }

    @Test
    void anItemNoOptionCoversIsKnownBeforeAnySearch() {
        ExactCover cover =
                ExactCover.items("a", "b", "c").secondary("s").option("x", "b").build();
        assertThat(cover.uncoverable()).containsExactly("a", "c");
        assertThat(tiny().uncoverable()).isEmpty();
    }

    @Test
    void whatIsLeftAfterAChoiceHasNeitherItsItemsNorItsRivals() {
        ExactCover left = tiny().after(0);
        assertThat(left).hasToString("1 options over 2 items");
        assertThat(left.option(0)).isEqualTo("cd");
        assertThat(left.item(0)).isEqualTo("c");
        assertThat(left.itemsOf(0)).containsExactly(0, 1);
    }

    @Test
    void optionsThatExcludeEachOtherCannotBothBeChosen() {
        assertThatThrownBy(() -> tiny().after(0, 4))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The options 'ab' and 'd only' both cover 's', so only one of them can be chosen.");
    }
}
