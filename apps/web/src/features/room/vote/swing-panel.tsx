import {
  capabilitiesOf,
  changeWords,
  countWords,
  swingWords,
  toldWords,
  winnerWords,
  type Choice,
  type Room,
  type Tally,
} from '@rostrum/domain';
import { Collapsible, Side, SwingChart } from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/room-vote';
import { TallyNotes } from '../../../shared/report/tally-notes.tsx';
import { CHOICE_WORDS } from './vote-words.ts';

const CHOICES = ['for', 'undecided', 'against'] as const;

/** How the audience's votes moved; nothing if nobody voted. */
export function SwingPanel({ room }: { room: Room }) {
  const { tally, debate } = room;
  if (!tally) return null;
  const { counts } = tally;
  const finding = swingWords(tally);
  const winner = capabilitiesOf(debate.format.id).winsBySwing ? winnerWords(tally) : undefined;
  return (
    <section aria-labelledby="room-swing">
      <header className="aside-head">
        <h2 id="room-swing">{m.swingTitle()}</h2>
        <span className="num">{countWords(tally)}</span>
      </header>
      <div className="grid gap-4">
        <div>
          <p className="text-lg font-semibold">{finding}</p>
          {winner && <p>{winner}</p>}
          {tally.changed !== null && <p className="muted">{m.changingMinds()}</p>}
        </div>
        {counts && <SwingChart {...counts} finding={finding} />}
        {counts && (
          <Collapsible summary={m.numbers()}>
            <CountsTable counts={counts} swing={tally.swing} />
          </Collapsible>
        )}
        <TallyNotes tally={tally} />
      </div>
    </section>
  );
}

type Counts = NonNullable<Tally['counts']>;

function CountsTable({ counts, swing }: { counts: Counts } & Pick<Tally, 'swing'>) {
  const shown = (time: keyof Counts, choice: Choice) => {
    const people = counts[time][choice];
    if (!swing || people === null) return toldWords(people);
    return m.peopleAndShare({ people, share: shareWords(people, counts[time]) });
  };
  return (
    <table className="data">
      <thead>
        <tr>
          <th scope="col">{m.choice()}</th>
          <th scope="col" className="n">
            {m.before()}
          </th>
          <th scope="col" className="n">
            {m.after()}
          </th>
          <th scope="col" className="n">
            {m.points()}
          </th>
        </tr>
      </thead>
      <tbody>
        {CHOICES.map((choice) => (
          <tr key={choice}>
            <th scope="row">
              <Side side={choice} word={CHOICE_WORDS[choice]()} />
            </th>
            <td className="n">{shown('before', choice)}</td>
            <td className="n">{shown('after', choice)}</td>
            <td className="n">
              {swing ? changeWords(choice === 'undecided' ? -swing.for - swing.against : swing[choice]) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shareWords(people: number, { for: pro, against, undecided }: Counts['before']): string {
  return formatNumber(people / (pro + against + (undecided ?? 0)), { style: 'percent' });
}
