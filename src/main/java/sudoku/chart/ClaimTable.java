package sudoku.chart;

import java.util.List;
import sudoku.measure.claims.Ledger;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** Claims and what was measured as a tablesaw table, one row a claim: id, where, claim, measured now, verdict. */
public final class ClaimTable {
    private ClaimTable() {}

    public static Table of(List<Ledger.Entry> entries) {
        StringColumn id = StringColumn.create("id");
        StringColumn place = StringColumn.create("where");
        StringColumn claim = StringColumn.create("claim");
        StringColumn measured = StringColumn.create("measured now");
        StringColumn verdict = StringColumn.create("verdict");
        for (Ledger.Entry entry : entries) {
            id.append(entry.claim().id());
            place.append(entry.claim().place());
            claim.append(entry.claim().words());
            measured.append(entry.finding().sentence());
            verdict.append(entry.finding().verdict().toString());
        }
        return Table.create("claims", id, place, claim, measured, verdict);
    }
}
