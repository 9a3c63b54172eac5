import {
  capabilitiesOf,
  changeWords,
  countWords,
  mindsChanged,
  swingOf,
  swingWords,
  tellsSwing,
  votesIn,
  winnerWords,
  type Choice,
  type Room,
  type Tally,
} from '@rostrum/domain';
import { Collapsible, Side, SwingChart } from '@rostrum/ui';
import { CHOICE_WORDS } from './vote-words.ts';

const CHOICES = ['for', 'undecided', 'against'] as const;

/** How the audience's votes moved; nothing if nobody voted. */
export function SwingPanel({ room }: { room: Room }) {
  const { tally, debate } = room;
  if (!tally) return null;
  const finding = swingWords(tally);
  const winner = capabilitiesOf(debate.format.id).winsBySwing ? winnerWords(tally) : undefined;
  return (
    <section aria-labelledby="room-swing">
      <header className="aside-head">
        <h2 id="room-swing">How the audience moved</h2>
        <span className="num">{countWords(tally)}</span>
      </header>
      <div className="grid gap-4">
        <div>
          <p className="text-lg font-semibold">{finding}</p>
          {winner && <p>{winner}</p>}
          {mindsChanged(tally) > 0 && <p className="muted">Changing one’s mind is what a debate is for.</p>}
        </div>
        {tellsSwing(tally) && <SwingChart before={tally.before} after={tally.after} finding={finding} />}
        <Collapsible summary="The numbers">
          <CountsTable tally={tally} />
          <MovesTable tally={tally} />
        </Collapsible>
      </div>
    </section>
  );
}

function CountsTable({ tally }: { tally: Tally }) {
  const swing = swingOf(tally);
  const share = (counts: Tally['before'], choice: Choice) =>
    votesIn(counts) === 0 ? '–' : `${Math.round((counts[choice] / votesIn(counts)) * 100)}%`;
  return (
    <table className="data">
      <thead>
        <tr>
          <th scope="col">Vote</th>
          <th scope="col" className="n">
            Before
          </th>
          <th scope="col" className="n">
            After
          </th>
          <th scope="col" className="n">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {CHOICES.map((choice) => (
          <tr key={choice}>
            <th scope="row">
              <Side side={choice} word={CHOICE_WORDS[choice]} />
            </th>
            <td className="n">
              {tally.before[choice]} ({share(tally.before, choice)})
            </td>
            <td className="n">
              {tally.after[choice]} ({share(tally.after, choice)})
            </td>
            <td className="n">
              {swing ? changeWords(choice === 'undecided' ? -swing.for - swing.against : swing[choice]) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who changed their mind, from where to where. */
function MovesTable({ tally }: { tally: Tally }) {
  const moves = CHOICES.flatMap((from) =>
    CHOICES.flatMap((to) => {
      const count = tally.moved[`${from}>${to}`] ?? 0;
      return from === to || count === 0 ? [] : [{ from, to, count }];
    }),
  );
  if (moves.length === 0) return null;
  return (
    <table className="data">
      <thead>
        <tr>
          <th scope="col">Changed their mind from</th>
          <th scope="col">to</th>
          <th scope="col" className="n">
            People
          </th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ from, to, count }) => (
          <tr key={`${from}>${to}`}>
            <th scope="row">
              <Side side={from} word={CHOICE_WORDS[from]} />
            </th>
            <td>
              <Side side={to} word={CHOICE_WORDS[to]} />
            </td>
            <td className="n">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
