package sudoku.exercise;

import java.lang.reflect.Method;
import java.util.Optional;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** One test, run by JUnit with nothing but its own engine, configured by nothing but this class. */
final class JUnitTest implements TestExecutionListener {
    private Optional<String> skipped = Optional.empty();
    private Optional<Throwable> thrown = Optional.empty();

    private JUnitTest() {}

    static TestEnd run(Method test) {
        JUnitTest ending = new JUnitTest();
        launcher()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(DiscoverySelectors.selectMethod(test.getDeclaringClass(), test))
                                .enableImplicitConfigurationParameters(false)
                                .configurationParameter(
                                        MethodOrderer.DEFAULT_ORDER_PROPERTY_NAME,
                                        MethodOrderer.OrderAnnotation.class.getName())
                                .build(),
                        ending);
        return new TestEnd(ending.skipped, ending.thrown);
    }

    /**
     * Nothing is looked for on the class path: a notebook has a class loader that the launcher's search does not see.
     */
    private static Launcher launcher() {
        return LauncherFactory.create(LauncherConfig.builder()
                .enableTestEngineAutoRegistration(false)
                .enableTestExecutionListenerAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .enableLauncherDiscoveryListenerAutoRegistration(false)
                .enablePostDiscoveryFilterAutoRegistration(false)
                .addTestEngines(new JupiterTestEngine())
                .build());
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        skipped = Optional.of(reason);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getThrowable().isPresent()) {
            thrown = result.getThrowable();
        }
    }
}
