import { swingWords, tellsSwing, type Tally } from '@rostrum/domain';
import { Side, SwingChart } from '@rostrum/ui';

const CHOICES = ['for', 'against', 'undecided'] as const;

/** How the audience voted before and after, and what changed between. */
export function TallyTable({ tally }: { tally: Tally }) {
  const finding = swingWords(tally);
  return (
    <section className="grid gap-4" aria-label="How the audience voted">
      {tellsSwing(tally) && <SwingChart before={tally.before} after={tally.after} finding={finding} />}
      <table className="data">
        <thead>
          <tr>
            <th scope="col">The audience</th>
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
              <th scope="row">{time === 'before' ? 'Before' : 'After'}</th>
              {CHOICES.map((choice) => (
                <td key={choice} className="n">
                  {tally[time][choice]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
