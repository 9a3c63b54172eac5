import * as m from '@rostrum/words/charts';
import { Side } from '../components/side.tsx';
import { dash, diamond, disc, type Seat } from '../art/hemicycle.ts';
import { houseOf, SEATS_AT_MOST, shared } from './house.ts';

export interface VoteCounts {
  for: number;
  against: number;
  /** Null for so few that their number is kept back. */
  undecided: number | null;
}

export interface SwingChartProps {
  before: VoteCounts;
  after: VoteCounts;
  /** The picture in one sentence: its name for people who cannot see it. */
  finding: string;
}

/** One vote and the one after it: For from the left, Against from the right, the undecided between. */
export function SwingChart({ before, after, finding }: SwingChartProps) {
  return (
    <figure className="swing" aria-label={finding}>
      <HouseOfVotes title={m.before()} votes={before} />
      <HouseOfVotes title={m.after()} votes={after} />
    </figure>
  );
}

function HouseOfVotes({ title, votes }: { title: string; votes: VoteCounts }) {
  const middle = votes.undecided ?? 0;
  const { seats, radius } = houseOf(votes.for + middle + votes.against);
  // A seat is a person, or in a large house a share.
  const [inFavour = 0, undecided = 0] = shared(seats.length, [votes.for, middle, votes.against]);
  const drawn = (from: number, to: number, shape: typeof disc, size: number) =>
    seats.slice(from, to).map(({ x, y }: Seat) => shape(x, y, Math.round(size * 10) / 10));
  return (
    <div className="swing-house">
      <p className="label">{title}</p>
      <svg className="seats" viewBox="0 0 320 160" aria-hidden="true">
        <path className="f" d={drawn(0, inFavour, disc, radius).join('')} />
        <path className="u" d={drawn(inFavour, inFavour + undecided, dash, radius * 0.95).join('')} />
        <path className="a" d={drawn(inFavour + undecided, seats.length, diamond, radius * 1.15).join('')} />
      </svg>
      <p className="swing-counts num">
        <Side side="for" word={`${votes.for}`} />
        <span className="muted">
          {votes.undecided === null ? m.fewUndecided() : m.undecided({ count: `${votes.undecided}` })}
        </span>
        <Side side="against" word={`${votes.against}`} end />
      </p>
      {seats.length === SEATS_AT_MOST && <p className="hint">{m.seatIsShare()}</p>}
    </div>
  );
}
