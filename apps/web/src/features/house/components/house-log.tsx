import type { Live } from '@rostrum/data';
import type { HouseLogEntry, HouseLogKind } from '@rostrum/domain';
import { Bones, EmptyState, ErrorState, Link } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { decisionUrl } from '../../../shared/navigation/paths.ts';
import { whenWords } from '../../../shared/casework/when-words.ts';
import { decisionWords } from '../logic/case-words.ts';

const KINDS: Readonly<Record<HouseLogKind, () => string>> = {
  decided: m.caseDecided,
  appealDecided: m.appealDecided,
  hostHid: m.hostHid,
  hostShowed: m.hostShowed,
};

/** The permanent log of the house's acts: nobody changes or removes a line. */
export function HouseLog({ log }: { log: Live<readonly HouseLogEntry[]> }) {
  return (
    <section className="house-list" aria-label={m.log()}>
      <p className="small muted">{m.logHint()}</p>
      {log.status === 'loading' && <Bones label={m.loading({ what: m.log() })} lines={5} />}
      {log.status === 'error' && (
        <ErrorState small title={m.logFailed()} onRetry={log.retry}>
          {log.message}
        </ErrorState>
      )}
      {log.status === 'ready' && log.value.length === 0 && <EmptyState small title={m.logEmpty()} />}
      {log.status === 'ready' && log.value.length > 0 && <LogTable entries={log.value} />}
    </section>
  );
}

function LogTable({ entries }: { entries: readonly HouseLogEntry[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it
    <section className="scroll-x" aria-label={m.logLines()} tabIndex={0}>
      <table className="data">
        <thead>
          <tr>
            <th scope="col" className="n">
              {m.logNumber()}
            </th>
            <th scope="col">{m.logWhen()}</th>
            <th scope="col">{m.logWhat()}</th>
            <th scope="col">{m.logDecision()}</th>
            <th scope="col">{m.logBy()}</th>
            <th scope="col">{m.logAbout()}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.seq}>
              <td className="n">{entry.seq}</td>
              <td className="num whitespace-nowrap">{whenWords(entry.atMs)}</td>
              <th scope="row">{KINDS[entry.kind]()}</th>
              <td>
                <Link className="link" href={decisionUrl(entry.decisionId)}>
                  {outcomeWords(entry)}
                </Link>
              </td>
              <td className="wrap-anywhere">{entry.by}</td>
              <td className="wrap-anywhere">{entry.about || m.aboutNobody()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function outcomeWords({ verdict, acts, ground }: HouseLogEntry): string {
  if (verdict !== null) return verdict === 'upheld' ? m.upheld() : m.overturned();
  return decisionWords(acts, ground);
}
