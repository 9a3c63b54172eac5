import type { Room } from '@rostrum/domain';
import { EmptyState, Side } from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
import { balanceRows, balanceTotal, type Balance, type BalanceRow } from './balance-rows.ts';

/** The moderator's findings, acts and passes, by type and side: open to everybody in the room. */
export function BalanceTable({ room }: { room: Room }) {
  const rows = balanceRows(room.ledger, room.pausedActs);
  if (rows.length === 0)
    return (
      <EmptyState small title={m.balanceEmpty()}>
        {m.balanceEmptyHint()}
      </EmptyState>
    );
  const total = balanceTotal(rows);
  return (
    <>
      <section
        className="scroll-x"
        aria-label={m.balanceTable()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll, so the keyboard must reach it
        tabIndex={0}
      >
        <table className="data balance">
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {m.check()}
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
              <th scope="row">{m.all()}</th>
              <Counts {...total.for} />
              <Counts {...total.against} />
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="tiny muted">{findingOf(total.for, total.against)}</p>
      <p className="tiny faint">{m.balanceNote()}</p>
    </>
  );
}

function Heads() {
  return (
    <>
      <th scope="col" className="n first-of-side">
        {m.found()}
      </th>
      <th scope="col" className="n">
        {m.acted()}
      </th>
      <th scope="col" className="n">
        {m.silent()}
      </th>
    </>
  );
}

function Row({ row: { words, sides, pausedBy } }: { row: BalanceRow }) {
  return (
    <tr>
      <th scope="row">
        {words} {pausedBy && <span className="tiny faint block">{m.checkPaused({ by: pausedBy })}</span>}
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
  return m.balanceFinding({
    actedFor: pro.acted,
    foundFor: pro.found,
    actedAgainst: con.acted,
    foundAgainst: con.found,
  });
}
