import * as z from 'zod/mini';
import { count, textUpTo } from '../bounds.ts';
import type { Vote } from './vote.ts';

/** Fewer people than this are never told as a number, so that no number gives a person's vote away. */
export const FEWEST_TOLD = 5;

const countsSchema = z.object({ for: count, against: count, undecided: count });
type Counts = z.infer<typeof countsSchema>;

/** Votes as they may be told: `undecided` is null if fewer than five were. */
const toldCountsSchema = z.object({ for: count, against: count, undecided: z.nullable(count) });
export type VoteCounts = z.infer<typeof toldCountsSchema>;

const gainedSchema = z.enum(['for', 'against', 'even']);
export type Gained = z.infer<typeof gainedSchema>;
const points = z.number().check(z.int(), z.minimum(-100), z.maximum(100));

const toldSchema = z.object({
  /**
   * How many voted before, and how many of them again after; null for fewer than five, and where it would tell how few
   * were undecided.
   */
  voted: z.object({ before: z.nullable(count), after: z.nullable(count) }),
  /** The votes for each answer; null unless at least five were for and five against, both times. */
  counts: z.nullable(z.object({ before: toldCountsSchema, after: toldCountsSchema })),
  /** How far each side's share of the votes moved, in whole percentage points; null unless all counts are told. */
  swing: z.nullable(z.object({ for: points, against: points })),
  /** The side with the larger gain, Oxford style; `even` within half a point. Null with fewer than five votes. */
  gained: z.nullable(gainedSchema),
  /** How many changed their mind; null unless at least five did, and at least five did not. */
  changed: z.nullable(count),
  /** How many voted after, but not before: they joined late. Null for one to four of them. */
  late: z._default(z.nullable(count), 0),
});

/** A tally as it was stored until small counts were kept back. `moved` is by `before>after`. */
const countedSchema = z.object({
  before: countsSchema,
  after: countsSchema,
  moved: z.record(textUpTo(30), count),
});

/**
 * The result of the votes, counted once after the debate. Everybody in the room can read it, so it holds only what may
 * be told. Votes of people who joined late are counted apart, and are no part of anything else.
 */
export const tallySchema = z.pipe(
  z.union([toldSchema, countedSchema]),
  z.transform((stored) => ('voted' in stored ? stored : told(stored))),
);
export type Tally = z.infer<typeof toldSchema>;

/** Everything that is counted, before small counts are kept back. */
type Counted = z.infer<typeof countedSchema> & { late?: number };

/** Counts votes, and keeps back what would give a person's vote away. */
export function tallyVotes(votes: readonly Vote[]): Tally {
  const counted: Counted & { late: number } = { before: noVotes(), after: noVotes(), moved: {}, late: 0 };
  for (const { before, after } of votes) {
    if (before) counted.before[before] += 1;
    else if (after) counted.late += 1;
    if (before && after) {
      const move = `${before}>${after}`;
      counted.after[after] += 1;
      counted.moved[move] = (counted.moved[move] ?? 0) + 1;
    }
  }
  return told(counted);
}

function told({ before, after, moved, late = 0 }: Counted): Tally {
  const both = [before, after];
  const isTold = both.every(({ for: pro, against }) => Math.min(pro, against) >= FEWEST_TOLD);
  const isWhole = isTold && both.every(({ undecided }) => undecided >= FEWEST_TOLD);
  const isEnough = both.every((counts) => sumOf(counts) >= FEWEST_TOLD);
  return {
    voted: { before: voters(before, isTold), after: voters(after, isTold) },
    counts: isTold ? { before: withoutFew(before), after: withoutFew(after) } : null,
    swing: isWhole ? wholePoints(swingOf(before, after)) : null,
    gained: isEnough ? gainerOf(swingOf(before, after)) : null,
    changed: changedIn(moved),
    late: late === 0 ? 0 : unlessFew(late),
  };
}

const noVotes = (): Counts => ({ for: 0, against: 0, undecided: 0 });
const sumOf = (counts: Counts) => counts.for + counts.against + counts.undecided;
const unlessFew = (people: number) => (people < FEWEST_TOLD ? null : people);
const withoutFew = (counts: Counts) => ({ ...counts, undecided: unlessFew(counts.undecided) });

/** Where both sides are told, the number of voters would tell how many were undecided. */
function voters(counts: Counts, isTold: boolean): number | null {
  return isTold && counts.undecided < FEWEST_TOLD ? null : unlessFew(sumOf(counts));
}

function changedIn(moved: Counted['moved']): number | null {
  let [changed, stayed] = [0, 0];
  for (const [move, people] of Object.entries(moved)) {
    const [before, after] = move.split('>');
    if (before === after) stayed += people;
    else changed += people;
  }
  return stayed < FEWEST_TOLD ? null : unlessFew(changed);
}

type Swing = Record<'for' | 'against', number>;

function swingOf(before: Counts, after: Counts): Swing {
  const points = (side: keyof Swing) => (after[side] / sumOf(after) - before[side] / sumOf(before)) * 100;
  return { for: points('for'), against: points('against') };
}

function gainerOf(swing: Swing): Gained {
  if (Math.abs(swing.for - swing.against) < 0.5) return 'even';
  return swing.for > swing.against ? 'for' : 'against';
}

/** Without a negative zero, which a database would keep. */
function wholePoints(swing: Swing): Swing {
  const whole = (exact: number) => Math.round(exact) || 0;
  return { for: whole(swing.for), against: whole(swing.against) };
}
