package sudoku.exercise.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import sudoku.judge.CallFailed;
import sudoku.kernel.stop.WorkingTime;

class LocalAnswerTests {
    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Duration SHORT = Duration.ofMillis(50);

    /** One method for each kind of data. */
    public interface Sample {
        int[] numbers(int[] given);

        void call(Consumer<String> back);

        Iterator<String> walk();

        List<int[]> rows(int[][] given);
    }

    private static class Nothing implements Sample {
        @Override
        public int[] numbers(int[] given) {
            return given;
        }

        @Override
        public void call(Consumer<String> back) {}

        @Override
        public Iterator<String> walk() {
            return List.of("one", "two").iterator();
        }

        @Override
        public List<int[]> rows(int[][] given) {
            return List.of(given);
        }
    }

    private static Sample answer(Sample object) {
        return answer(object, LONG);
    }

    private static Sample answer(Sample object, Duration deadline) {
        return (Sample) LocalAnswer.to(Sample.class, object, deadline).as(Sample.class);
    }

    private static CallFailed failure(Runnable call) {
        return catchThrowableOfType(CallFailed.class, call::run);
    }

    @Test
    void aResultIsACopy() {
        int[] mine = {1, 2};
        int[] result = answer(new Nothing()).numbers(mine);
        assertThat(result).containsExactly(1, 2).isNotSameAs(mine);
    }

    @Test
    void whatBecomesOfAnArgumentLaterIsNotSeen() {
        int[] mine = {1, 2};
        List<int[]> kept = new ArrayList<>();
        Sample answer = answer(new Nothing() {
            @Override
            public int[] numbers(int[] given) {
                given[0] = 9;
                kept.add(given);
                return given;
            }
        });
        answer.numbers(mine);
        kept.get(0)[0] = 8;
        assertThat(mine).containsExactly(1, 2);
        assertThat(Lent.back(answer, mine)).containsExactly(9, 2);
    }

    @Test
    void onlyAnAnswerHasBeenLentSomething() {
        assertThatThrownBy(() -> Lent.back(new Nothing(), new int[1])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void rowsAreCopiedBothWays() {
        int[][] mine = {{1}, {2, 3}};
        List<int[]> rows = answer(new Nothing()).rows(mine);
        rows.get(0)[0] = 7;
        assertThat(mine[0]).containsExactly(1);
        assertThat(rows.get(1)).containsExactly(2, 3);
    }

    @Test
    void nullIsNoAnswerAndNeitherIsAListWithANull() {
        assertThat(failure(() -> answer(new Nothing() {
                            @Override
                            public int[] numbers(int[] given) {
                                return null;
                            }
                        })
                        .numbers(new int[1])))
                .hasMessageContaining("numbers gave null");
        assertThat(failure(() -> answer(new Nothing() {
                            @Override
                            public List<int[]> rows(int[][] given) {
                                return Arrays.asList(new int[1], null);
                            }
                        })
                        .rows(new int[0][])))
                .hasMessageContaining("element 1");
    }

    @Test
    void anExceptionOfTheStudentsIsASentence() {
        CallFailed failed = failure(() -> answer(new Nothing() {
                    @Override
                    public int[] numbers(int[] given) {
                        given[5] = 1;
                        return given;
                    }
                })
                .numbers(new int[2]));
        assertThat(failed).hasMessageContaining("numbers threw ArrayIndexOutOfBoundsException: Index 5");
        assertThat(failed.isLast()).isFalse();
    }

    @Test
    void anExceptionIsKnownByItsClassAndByNoWords() {
        RuntimeException words = new IllegalStateException("It threw NoSuchElementException");
        for (RuntimeException thrown : List.of(new NoSuchElementException(), words)) {
            Sample answer = answer(new Nothing() {
                @Override
                public int[] numbers(int[] given) {
                    throw thrown;
                }
            });
            assertThat(failure(() -> answer.numbers(new int[0])).threw(NoSuchElementException.class))
                    .isEqualTo(thrown != words);
        }
    }

    @Test
    void aRecursionWithoutAnEndSaysSo() {
        assertThat(failure(() -> answer(new Nothing() {
                            @Override
                            public int[] numbers(int[] given) {
                                return numbers(given);
                            }
                        })
                        .numbers(new int[2])))
                .hasMessageContaining("calls itself again and again");
    }

    @Test
    void whatSleepsTooLongIsStoppedAndNothingMoreIsAsked() {
        CallFailed failed = failure(() -> answer(
                        new Nothing() {
                            @Override
                            public int[] numbers(int[] given) {
                                sleep(1_000_000);
                                return given;
                            }
                        },
                        SHORT)
                .numbers(new int[2]));
        assertThat(failed).hasMessageContaining("had not returned").hasMessageNotContaining("background");
        assertThat(failed.isLast()).isTrue();
    }

    @Test
    void theTimeOfABreakpointIsNotTheAnswersAndWhatSleepsTooLongAfterItIsStoppedAllTheSame() {
        Sample thoughtAbout = answer(
                new Nothing() {
                    @Override
                    public int[] numbers(int[] given) {
                        WorkingTime.stand();
                        sleep(1_000);
                        WorkingTime.goOn();
                        sleep(given[0]);
                        return given;
                    }
                },
                Duration.ofMillis(500));
        assertThat(thoughtAbout.numbers(new int[1])).containsExactly(0);
        assertThat(failure(() -> thoughtAbout.numbers(new int[] {1_000_000}))).hasMessageContaining("had not returned");
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aCallbackIsHeardInOrder() {
        List<String> heard = new ArrayList<>();
        answer(new Nothing() {
                    @Override
                    public void call(Consumer<String> back) {
                        back.accept("a");
                        back.accept("b");
                    }
                })
                .call(heard::add);
        assertThat(heard).containsExactly("a", "b");
    }

    @Test
    void aTestThatHasHeardEnoughEndsTheCallEvenWhenTheStudentCatchesEverything() {
        List<String> heard = new ArrayList<>();
        Sample sample = answer(new Nothing() {
            @Override
            public void call(Consumer<String> back) {
                for (int i = 0; i < 10; i++) {
                    try {
                        back.accept("number " + i);
                    } catch (Throwable swallowed) {
                        heard.add("swallowed");
                    }
                }
            }
        });
        assertThatThrownBy(() -> sample.call(text -> {
                    heard.add(text);
                    if (heard.size() == 2) {
                        throw new IllegalStateException("enough");
                    }
                }))
                .hasMessage("enough");
        assertThat(heard)
                .startsWith("number 0", "number 1")
                .filteredOn(line -> line.startsWith("number"))
                .hasSize(2);
    }

    @Test
    void aCallbackKeptBeyondItsCallIsDeaf() {
        List<String> heard = new ArrayList<>();
        List<Consumer<String>> kept = new ArrayList<>();
        answer(new Nothing() {
                    @Override
                    public void call(Consumer<String> back) {
                        kept.add(back);
                    }
                })
                .call(heard::add);
        assertThatThrownBy(() -> kept.get(0).accept("late")).isInstanceOf(IllegalStateException.class);
        assertThat(heard).isEmpty();
    }

    @Test
    void anIteratorIsAskedStepByStep() {
        assertThat(answer(new Nothing()).walk()).toIterable().containsExactly("one", "two");
        Iterator<String> empty = answer(new Nothing() {
                    @Override
                    public Iterator<String> walk() {
                        return List.<String>of().iterator();
                    }
                })
                .walk();
        assertThat(failure(empty::next)).hasMessageContaining("walk, asked for next(), threw NoSuchElementException");
    }

    @Test
    void anIteratorWithoutAnEndToOneStepIsStopped() {
        Iterator<String> walk = answer(
                        new Nothing() {
                            @Override
                            public Iterator<String> walk() {
                                return new Iterator<>() {
                                    @Override
                                    public boolean hasNext() {
                                        while (!Thread.currentThread().isInterrupted()) {
                                            Thread.onSpinWait();
                                        }
                                        return false;
                                    }

                                    @Override
                                    public String next() {
                                        return "";
                                    }
                                };
                            }
                        },
                        SHORT)
                .walk();
        assertThat(failure(walk::hasNext).isLast()).isTrue();
    }
}
