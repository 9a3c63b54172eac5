import type { Room } from '@rostrum/domain';
import { EmptyState, Side } from '@rostrum/ui';
import { balanceRows, balanceTotal, type Balance, type BalanceRow } from './balance-rows.ts';

/** The moderator's findings, acts and passes, by type and side: open to everybody in the room. */
export function BalanceTable({ room }: { room: Room }) {
  const rows = balanceRows(room.ledger, room.pausedActs);
  if (rows.length === 0)
    return (
      <EmptyState small title="Nothing found so far">
        The moderator has found nothing to act on, on either side. What it finds is counted here, also where
        it stays silent.
      </EmptyState>
    );
  const total = balanceTotal(rows);
  return (
    <>
      <section
        className="balance-scroll"
        aria-label="Found and acted on by side"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll, so the keyboard must reach it
        tabIndex={0}
      >
        <table className="data balance">
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                Type
              </th>
              <th scope="colgroup" colSpan={3} className="first-of-side">
                <Side side="for" />
              </th>
              <th scope="colgroup" colSpan={3} className="first-of-side">
                <Side side="against" />
              </th>
            </tr>
            <tr>
              <Heads />
              <Heads />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.act} row={row} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              <Counts {...total.for} />
              <Counts {...total.against} />
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="tiny muted">{findingOf(total.for, total.against)}</p>
      <p className="tiny faint">
        What it left alone is added with its next act or the next step. Found is always acted on and left
        alone together.
      </p>
    </>
  );
}

function Heads() {
  return (
    <>
      <th scope="col" className="n first-of-side">
        Found
      </th>
      <th scope="col" className="n">
        Acted
      </th>
      <th scope="col" className="n">
        Silent
      </th>
    </>
  );
}

function Row({ row: { words, sides, pausedBy } }: { row: BalanceRow }) {
  return (
    <tr>
      <th scope="row">
        {words}{' '}
        {pausedBy && (
          <span className="tiny faint block">
            {pausedBy === 'host' ? 'paused by the host' : 'paused by both sides'}
          </span>
        )}
      </th>
      <Counts {...sides.for} />
      <Counts {...sides.against} />
    </tr>
  );
}

function Counts({ found, acted, silent }: Balance) {
  return (
    <>
      <td className="n first-of-side">{found}</td>
      <td className="n">{acted}</td>
      <td className="n">{silent}</td>
    </>
  );
}

function findingOf(pro: Balance, con: Balance): string {
  return `It acted on ${pro.acted} of ${pro.found} findings For, and on ${con.acted} of ${con.found} Against.`;
}
