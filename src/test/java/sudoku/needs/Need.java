package sudoku.needs;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudoku.course.edition.CourseFolder;
import sudoku.course.jupyter.AptGet;
import sudoku.course.jupyter.Bootstrap;
import sudoku.files.CourseProblem;

/** Something a whole-system test needs of the machine beside a JDK, and how it is brought here. */
public enum Need {
    /** The course's Jupyter, by the same bootstrap as the student's. */
    JUPYTER("the course's own Jupyter, for which pip must reach a package index once") {
        @Override
        boolean bring() {
            try {
                return bootstrap().jupyter().ours();
            } catch (CourseProblem problem) {
                System.out.println(problem.getMessage());
                return false;
            }
        }
    },

    /** The official tests for Jupyter kernels, in the course's own environment or from Debian. */
    JUPYTER_KERNEL_TEST("jupyter_kernel_test: apt-get install python3-jupyter-kernel-test") {
        @Override
        boolean bring() {
            return hasKernelTests()
                    || JUPYTER.missing().isEmpty() && bootstrap().add("jupyter_kernel_test~=0.7.0") && hasKernelTests()
                    || install("python3-jupyter-kernel-test") && hasKernelTests();
        }

        private boolean hasKernelTests() {
            return KernelTestSuite.python().isPresent();
        }
    },

    /** A browser without a screen, and the program that drives it. */
    CHROMIUM("apt-get install chromium chromium-driver") {
        @Override
        boolean bring() {
            return areOnPath("chromium", "chromedriver")
                    || install("chromium", "chromium-driver") && areOnPath("chromium", "chromedriver");
        }
    },

    /** The other browser that most people have; what drives it is in {@link Firefox}. */
    FIREFOX("apt-get install firefox-esr") {
        @Override
        boolean bring() {
            return areOnPath("firefox-esr") || install("firefox-esr") && areOnPath("firefox-esr");
        }
    },

    /** What brings reveal.js, which shows the slides. */
    NPM("apt-get install npm") {
        @Override
        boolean bring() {
            return areOnPath("npm") || install("npm") && areOnPath("npm");
        }
    },

    /** The box that submissions are graded in. */
    BUBBLEWRAP("apt-get install bubblewrap") {
        @Override
        boolean bring() {
            return areOnPath("bwrap") || install("bubblewrap") && areOnPath("bwrap");
        }
    },

    /** A server for a class, on a machine where this build may make accounts. */
    JUPYTERHUB("root, and apt-get install jupyterhub") {
        @Override
        boolean bring() {
            return System.getProperty("user.name").equals("root")
                    && (areOnPath("jupyterhub", "configurable-http-proxy") || install("jupyterhub"));
        }
    },

    /** What shares a class out over several machines, and how its programs know each other. */
    SLURM("apt-get install slurmctld slurmd slurm-client munge") {
        @Override
        boolean bring() {
            return areOnPath("slurmctld", "slurmd", "sbatch", "munged")
                    || install("slurmctld", "slurmd", "slurm-client", "munge")
                            && areOnPath("slurmctld", "slurmd", "sbatch", "munged");
        }
    },

    GIT("apt-get install git") {
        @Override
        boolean bring() {
            return areOnPath("git") || install("git") && areOnPath("git");
        }
    };

    private final String remedy;
    private Optional<String> missing;

    Need(String remedy) {
        this.remedy = remedy;
    }

    /** Brings what is named, before the tests that would wait for it. */
    public static void main(String[] names) {
        Arrays.stream(names).map(Need::valueOf).forEach(Need::missing);
    }

    /** Makes sure it is there, and says whether it is. */
    abstract boolean bring();

    /** What to install for this need to be met; empty when it is met. Tries once for all tests. */
    synchronized Optional<String> missing() {
        if (missing == null) {
            missing = bring() ? Optional.empty() : Optional.of(remedy);
        }
        return missing;
    }

    private static Bootstrap bootstrap() {
        return new Bootstrap(CourseFolder.here(), System.out::println);
    }

    private static boolean install(String... packages) {
        AptGet aptGet =
                new AptGet(CourseFolder.here().root().resolve("target").resolve("apt-get.log"), System.out::println);
        return aptGet.possible() && aptGet.install(List.of(packages));
    }

    private static boolean areOnPath(String... programs) {
        return Arrays.stream(programs).allMatch(Need::isOnPath);
    }

    private static boolean isOnPath(String program) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
