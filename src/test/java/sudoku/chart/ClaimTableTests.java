package sudoku.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.measure.claims.Claim;
import sudoku.measure.claims.Evidence;
import sudoku.measure.claims.Ledger;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.Table;

class ClaimTableTests {
    @Test
    void aClaimStandsBesideWhatWasMeasuredAndItsVerdict() {
        Evidence evidence = Evidence.quick();
        Claim claim = Ledger.get("B05");
        Table table =
                ClaimTable.of(List.of(new Ledger.Entry(claim, claim.check().apply(evidence))));
        Row row = table.row(0);
        assertThat(table.columnNames()).containsExactly("id", "where", "claim", "measured now", "verdict");
        assertThat(row.getString("claim")).isEqualTo("A digit n is in the set when set & n is not zero");
        assertThat(row.getString("measured now")).isEqualTo("wrong for 2,304 of 4,608 pairs of set and digit");
        assertThat(row.getString("verdict")).isEqualTo("false");
    }
}
