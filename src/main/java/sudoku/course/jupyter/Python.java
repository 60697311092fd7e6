package sudoku.course.jupyter;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;

/** A Python on this machine that Jupyter can live in. */
record Python(String executable, String version) {
    private static final int OLDEST_MINOR = 10;
    private static final int NEWEST_KNOWN_MINOR = 15;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** Written for any Python there is: an old one must be able to say how old it is. */
    private static final String INTRODUCTION =
            """
            import sys
            try:
                import venv, ensurepip
                able = 'able'
            except ImportError:
                able = 'unable'
            print('%d %d %s %s' % (sys.version_info[0], sys.version_info[1], able, sys.executable))
            """;

    private record Seen(int major, int minor, boolean makesEnvironments, String executable) {
        boolean newEnough() {
            return major == 3 && minor >= OLDEST_MINOR;
        }

        String version() {
            return major + "." + minor;
        }
    }

    /** The first Python on the path that is new enough and can make an environment. */
    static Python find() throws NoEnvironment {
        List<Seen> seen = new ArrayList<>();
        for (List<String> command : commands()) {
            Optional<Seen> python = introduce(command);
            if (python.filter(Seen::newEnough).filter(Seen::makesEnvironments).isPresent()) {
                return new Python(python.get().executable(), python.get().version());
            }
            python.ifPresent(seen::add);
        }
        throw whatIsMissing(seen);
    }

    /** A certain Python, which has a module that others may lack. */
    static Python at(String executable, String module) {
        ProcessBuilder question = new ProcessBuilder(executable, "-c", "import " + module);
        clean(question.environment());
        try {
            Optional<Seen> python = introduce(List.of(executable)).filter(Seen::makesEnvironments);
            if (python.isPresent() && ChildProcess.run(question, PATIENCE).well()) {
                return new Python(executable, python.get().version());
            }
            throw new CourseProblem(
                    "The Python " + executable + " lacks " + (python.isPresent() ? module : "venv and ensurepip")
                            + ". On Debian that comes with: apt-get install " + module
                            + " python3-venv");
        } catch (IOException notThere) {
            throw new CourseProblem("There is no Python " + executable + ": " + Disk.reason(notThere) + ".", notThere);
        }
    }

    private static NoEnvironment whatIsMissing(List<Seen> seen) {
        Optional<Seen> newEnough = seen.stream().filter(Seen::newEnough).findFirst();
        if (newEnough.isPresent()) {
            return new NoEnvironment(
                    "Python " + newEnough.get().version() + " ("
                            + newEnough.get().executable()
                            + ") cannot make virtual environments: its modules venv and ensurepip are missing. On"
                            + " Debian and Ubuntu they come with: apt-get install python3-venv",
                    List.of("python3-venv"));
        }
        if (seen.isEmpty()) {
            return new NoEnvironment(
                    "No Python was found on the PATH, and Jupyter needs Python 3." + OLDEST_MINOR
                            + " or newer: install one (python.org, or on Debian and Ubuntu: apt-get install"
                            + " python3-venv)",
                    List.of("python3", "python3-venv"));
        }
        Seen old = seen.get(0);
        return new NoEnvironment(
                "Python " + old.version() + " (" + old.executable() + ") is too old: Jupyter needs Python 3."
                        + OLDEST_MINOR + " or newer. Install one beside it and run this again",
                List.of("python3", "python3-venv"));
    }

    private static List<List<String>> commands() {
        Stream<List<String>> plain = Stream.of(List.of("python3"), List.of("python"), List.of("py", "-3"));
        Stream<List<String>> numbered = IntStream.rangeClosed(OLDEST_MINOR, NEWEST_KNOWN_MINOR)
                .map(step -> OLDEST_MINOR + NEWEST_KNOWN_MINOR - step)
                .mapToObj(minor -> List.of("python3." + minor));
        return Stream.concat(plain, numbered).toList();
    }

    private static Optional<Seen> introduce(List<String> command) {
        List<String> line = new ArrayList<>(command);
        line.addAll(List.of("-c", INTRODUCTION));
        ProcessBuilder builder = new ProcessBuilder(line);
        clean(builder.environment());
        try {
            ChildProcess.Ended ended = ChildProcess.run(builder, PATIENCE);
            List<String> said = ended.lines();
            if (!ended.well() || said.isEmpty()) {
                return Optional.empty();
            }
            String[] words = said.get(said.size() - 1).split(" ", 4);
            return Optional.of(new Seen(
                    Integer.parseInt(words[0]), Integer.parseInt(words[1]), words[2].equals("able"), words[3]));
        } catch (IOException notThere) {
            return Optional.empty();
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException noPython) {
            return Optional.empty();
        }
    }

    /** The user's own Python settings must not reach ours, and paths are UTF-8 whatever the locale says. */
    static void clean(Map<String, String> environment) {
        environment.keySet().removeIf(name -> name.startsWith("PYTHON") || name.equals("VIRTUAL_ENV"));
        environment.put("PYTHONUTF8", "1");
        environment.put("PYTHONNOUSERSITE", "1");
    }
}
