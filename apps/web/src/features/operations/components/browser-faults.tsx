import { FAULT_BOUNDS, KEPT_DAYS, OPERATIONS_DAYS, type FaultDay } from '@rostrum/domain';
import { SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/operations';
import { counted, dayName } from '../logic/amounts.ts';
import { faultRows, type FaultRow } from '../logic/fault-rows.ts';
import { faultKindWords } from '../logic/operations-words.ts';

/** What browsers reported on the last days, the most frequent first. */
export function BrowserFaults({ days }: { days: readonly FaultDay[] }) {
  const { rows, unlisted } = faultRows(days);
  const reports = days.reduce((sum, day) => sum + day.reports, 0);
  return (
    <section aria-labelledby="operations-faults">
      <SectionHead id="operations-faults" aside={reports > 0 && m.faultReports({ count: reports })}>
        {m.browserFaults()}
      </SectionHead>
      <p className="small muted mt-3 mb-2">
        {m.browserFaultsHint({ oneIn: FAULT_BOUNDS.oneIn, days: KEPT_DAYS.browserFaults })}
      </p>
      {rows.length === 0 ? (
        <p className="small muted">{m.noBrowserFaults({ days: OPERATIONS_DAYS })}</p>
      ) : (
        <FaultTable rows={rows} />
      )}
      {unlisted > 0 && <p className="small muted mt-3">{m.moreFaults({ count: unlisted })}</p>}
    </section>
  );
}

function FaultTable({ rows }: { rows: readonly FaultRow[] }) {
  return (
    <table className="data">
      <thead>
        <tr>
          <th scope="col">{m.fault()}</th>
          <th scope="col">{m.faultPage()}</th>
          <th scope="col" className="max-md:hidden">
            {m.faultBrowser()}
          </th>
          <th scope="col" className="max-md:hidden">
            {m.faultBuild()}
          </th>
          <th scope="col" className="n">
            {m.faultCount()}
          </th>
          <th scope="col" className="n max-md:hidden">
            {m.faultLast()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FaultLine key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function FaultLine({ row }: { row: FaultRow }) {
  const { kind, what, route, browser, build, count, lastAtMs, frames, faultId } = row;
  const day = new Date(lastAtMs).toISOString().slice(0, 10);
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        {faultKindWords[kind]()}
        <span className="tiny faint tally-note">{what}</span>
        {frames[0] && <span className="tiny faint tally-note">{frames[0]}</span>}
        {faultId && <span className="tiny faint tally-note">{m.faultServer({ id: faultId })}</span>}
      </th>
      <td>{route}</td>
      <td className="max-md:hidden">{browser}</td>
      <td className="max-md:hidden">{build}</td>
      <td className="n">{counted(count)}</td>
      <td className="n max-md:hidden nowrap">
        <time dateTime={day}>{dayName(day)}</time>
      </td>
    </tr>
  );
}
