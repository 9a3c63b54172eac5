import { swingWords, toldWords, type Tally } from '@rostrum/domain';
import { Side, SwingChart } from '@rostrum/ui';
import * as m from '@rostrum/words/report-page';
import { TallyNotes } from './tally-notes.tsx';

const CHOICES = ['for', 'against', 'undecided'] as const;

/** How the audience voted before and after, and what changed between. */
export function TallyTable({ tally }: { tally: Tally }) {
  const { counts } = tally;
  return (
    <section className="grid gap-4" aria-label={m.howVoted()}>
      {counts && <SwingChart {...counts} finding={swingWords(tally)} />}
      {counts && <CountsTable counts={counts} />}
      <TallyNotes tally={tally} />
    </section>
  );
}

function CountsTable({ counts }: { counts: NonNullable<Tally['counts']> }) {
  return (
    <table className="data">
      <thead>
        <tr>
          <th scope="col">{m.theAudience()}</th>
          {CHOICES.map((choice) => (
            <th key={choice} scope="col" className="n nowrap">
              <Side side={choice} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['before', 'after'] as const).map((time) => (
          <tr key={time}>
            <th scope="row">{time === 'before' ? m.before() : m.after()}</th>
            {CHOICES.map((choice) => (
              <td key={choice} className="n">
                {toldWords(counts[time][choice])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
