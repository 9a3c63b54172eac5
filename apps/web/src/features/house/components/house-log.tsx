import type { Live } from '@rostrum/data';
import { CASE_REASONS, type HouseLogEntry, type HouseLogKind } from '@rostrum/domain';
import { Bones, EmptyState, ErrorState, Link } from '@rostrum/ui';
import { decisionUrl } from '../../../shared/navigation/paths.ts';
import { houseActsWords } from '../../../shared/casework/house-act-words.ts';
import { whenWords } from '../../../shared/casework/when-words.ts';

const KINDS: Readonly<Record<HouseLogKind, string>> = {
  decided: 'Case decided',
  appealDecided: 'Appeal decided',
  hostHid: 'Hidden by a host',
  hostShowed: 'Shown again by a host',
};

/** The permanent log of the house's acts: nobody changes or removes a line. */
export function HouseLog({ log }: { log: Live<readonly HouseLogEntry[]> }) {
  return (
    <section className="house-list" aria-label="Log">
      <p className="small muted">
        Written together with each act. Nobody can change or delete a line, and each carries the seal of the
        one before.
      </p>
      {log.status === 'loading' && <Bones label="Loading: Log" lines={5} />}
      {log.status === 'error' && (
        <ErrorState small title="The log could not be loaded" onRetry={log.retry}>
          {log.message}
        </ErrorState>
      )}
      {log.status === 'ready' && log.value.length === 0 && (
        <EmptyState small title="The house has done nothing yet" />
      )}
      {log.status === 'ready' && log.value.length > 0 && <LogTable entries={log.value} />}
    </section>
  );
}

function LogTable({ entries }: { entries: readonly HouseLogEntry[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it
    <section className="table-scroll" aria-label="Lines of the log" tabIndex={0}>
      <table className="data">
        <thead>
          <tr>
            <th scope="col" className="n">
              No.
            </th>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">Decision</th>
            <th scope="col">By</th>
            <th scope="col">About</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.seq}>
              <td className="n">{entry.seq}</td>
              <td className="num whitespace-nowrap">{whenWords(entry.atMs)}</td>
              <th scope="row">{KINDS[entry.kind]}</th>
              <td>
                <Link className="link" href={decisionUrl(entry.decisionId)}>
                  {outcomeWords(entry)}
                </Link>
              </td>
              <td className="wrap-anywhere">{entry.by}</td>
              <td className="wrap-anywhere">{entry.about || 'nobody'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function outcomeWords({ verdict, acts, ground }: HouseLogEntry): string {
  if (verdict !== null) return verdict === 'upheld' ? 'It stands' : 'Taken back';
  return ground ? `${houseActsWords(acts)}: ${CASE_REASONS[ground].toLowerCase()}` : houseActsWords(acts);
}
