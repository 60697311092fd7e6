package sudoku.needs;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * What a test needs of the machine.
 *
 * <p>The build brings it when it may; where it may not, the test is skipped, and named at the end of the
 * build with what to install. With {@code CI=true} that fails the build.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsCondition.class)
public @interface Needs {
    Need[] value();
}
