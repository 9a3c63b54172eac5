import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/vote-words';
import { FEWEST_TOLD, type Gained, type Tally, type VoteCounts } from '../documents/tally.ts';

/** What is shown instead of a count that is kept back. */
const few = () => m.fewerThan({ least: FEWEST_TOLD });

/** `n = 38 before, 41 after` */
export function countWords(tally: Tally): string {
  return m.votersCounted({ before: votersAt('before', tally), after: votersAt('after', tally) });
}

function votersAt(time: 'before' | 'after', { voted, counts }: Tally): string {
  const people = voted[time];
  if (people !== null) return formatNumber(people);
  if (!counts) return few();
  return m.andFewUndecided({ people: counts[time].for + counts[time].against, few: few() });
}

/** A count, or that it is kept back: `12`, `fewer than 5`. */
export function toldWords(people: number | null): string {
  return people === null ? few() : formatNumber(people);
}

/** The votes of one time for each answer, in words; none if they are kept back. */
export function answerWords(counts: VoteCounts): string[] {
  return [counts.for, counts.against, counts.undecided].map(toldWords);
}

/** The result of the two votes in one sentence: "For gained 12 points; 8 people changed their mind." */
export function swingWords(tally: Tally): string {
  const { swing, gained, changed } = tally;
  if (!gained) return m.tooFewVotes({ before: votersAt('before', tally), after: votersAt('after', tally) });
  const said = swing ? gainWords(swing, gained) : m.swingWent({ side: gained });
  return changed === null ? m.sentence({ said }) : m.sentenceAndChanged({ said, people: changed });
}

/** Why counts are missing; undefined if all are told. */
export function keptBackWords({ swing }: Tally): string | undefined {
  return swing ? undefined : m.countsKeptBack({ few: few() });
}

/** How many joined late, and that they decide nothing; undefined if nobody did. */
export function lateWords({ late }: Tally): string | undefined {
  if (late === 0) return undefined;
  return late === null ? m.fewJoinedLate() : m.joinedLate({ people: late });
}

/** The Oxford-style winner; undefined with too few votes. */
export function winnerWords({ gained }: Tally): string | undefined {
  if (!gained) return undefined;
  return gained === 'even' ? m.noSideWins() : m.sideWinsSwing({ side: gained });
}

/** `+12`, `−3`, `0`: a change in whole percentage points. */
export function changeWords(points: number): string {
  const whole = Math.abs(Math.round(points));
  if (whole === 0) return '0';
  return `${points > 0 ? '+' : '−'}${whole}`;
}

function gainWords(swing: Record<'for' | 'against', number>, winner: Gained): string {
  if (winner === 'even') {
    const both = Math.round(swing.for);
    if (both === 0) return m.neitherMoved();
    return m.bothMoved({ how: both > 0 ? 'gained' : 'lost', points: pointsOf(both) });
  }
  const gain = swing[winner];
  if (gain >= 0.5) return m.sideGained({ side: winner, points: pointsOf(gain) });
  const loser = winner === 'for' ? 'against' : 'for';
  return m.sideLostMore({ side: loser, points: pointsOf(swing[loser]) });
}

function pointsOf(points: number): number {
  return Math.max(1, Math.abs(Math.round(points)));
}
