import { KEPT_DAYS, OPERATIONS_DAYS, type ServerFaultDay } from '@rostrum/domain';
import { SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/operations';
import { counted, moment } from '../logic/amounts.ts';
import { serverFaultRows } from '../logic/fault-rows.ts';

/** What failed on the server on the last days, the most frequent first, with the ids that people were shown. */
export function ServerFaults({ days }: { days: readonly ServerFaultDay[] }) {
  const { rows, unlisted } = serverFaultRows(days);
  const total = days.reduce((sum, day) => sum + day.total, 0);
  return (
    <section aria-labelledby="operations-server-faults">
      <SectionHead id="operations-server-faults" aside={total > 0 && m.serverFaultCount({ count: total })}>
        {m.serverFaults()}
      </SectionHead>
      <p className="small muted mt-3 mb-2">{m.serverFaultsHint({ days: KEPT_DAYS.serverFaults })}</p>
      {rows.length === 0 ? (
        <p className="small muted">{m.noServerFaults({ days: OPERATIONS_DAYS })}</p>
      ) : (
        <table className="data">
          <thead>
            <tr>
              <th scope="col">{m.fault()}</th>
              <th scope="col">{m.faultIds()}</th>
              <th scope="col" className="n">
                {m.faultTimes()}
              </th>
              <th scope="col" className="n max-md:hidden">
                {m.faultLast()}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, of, what, place, ids, count, lastAtMs }) => (
              <tr key={key}>
                <th scope="row" className="wrap-anywhere">
                  {of}
                  <span className="tiny faint tally-note">{what}</span>
                  {place && <span className="tiny faint tally-note">{place}</span>}
                </th>
                <td className="mono wrap-anywhere">{ids.join(' ')}</td>
                <td className="n">{counted(count)}</td>
                <td className="n max-md:hidden nowrap">
                  <time dateTime={new Date(lastAtMs).toISOString()}>{moment(lastAtMs)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unlisted > 0 && <p className="small muted mt-3">{m.moreServerFaults({ count: unlisted })}</p>}
    </section>
  );
}
