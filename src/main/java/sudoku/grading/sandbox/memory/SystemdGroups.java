package sudoku.grading.sandbox.memory;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Groups that the user's own systemd makes, one for each command, and removes when it has ended. */
public final class SystemdGroups implements ControlGroups {
    /** How systemd-run finds the user's systemd; nothing of it may get into a box. */
    private static final List<String> VARIABLES = List.of("XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS");

    private static final String ENV = "/usr/bin/env";

    private final Path systemdRun;
    private final List<String> variables = new ArrayList<>();

    private SystemdGroups(Path systemdRun, Map<String, String> environment) {
        this.systemdRun = systemdRun;
        for (String name : VARIABLES) {
            if (environment.containsKey(name)) {
                variables.add(name + "=" + environment.get(name));
            }
        }
    }

    /** With this program and in this environment, if it works. */
    public static Optional<ControlGroups> of(Path systemdRun, Map<String, String> environment) {
        return Optional.<ControlGroups>of(new SystemdGroups(systemdRun, environment))
                .filter(ControlGroups::work);
    }

    @Override
    public List<String> around(List<String> command, Most most) {
        List<String> inside = new ArrayList<>(List.of(ENV, "-i"));
        inside.addAll(variables);
        inside.addAll(List.of(
                systemdRun.toString(),
                "--user",
                "--scope",
                "--quiet",
                "--collect",
                "-p",
                "MemoryMax=" + most.memory(),
                "-p",
                "MemorySwapMax=0",
                "-p",
                "TasksMax=" + most.processes(),
                "--",
                ENV,
                "-i"));
        inside.addAll(command);
        return inside;
    }
}
