import type { Format } from '../format.ts';
import { capabilitiesOf } from '../formats/index.ts';
import type { SpeakerScale } from '../formats/preset.ts';

/** The points that one speech can get: from `least` to `most`, in steps of `step`. */
export type Points = { least: number; most: number; step: number };

/** What judges may decide, by the scale that their format has. */
type Ruling = {
  speech: Points;
  /** A reply speech has points of its own; null if it counts with its speaker's other speeches. */
  reply: Points | null;
  /**
   * How a win relates to the points. `free`: the winner may have fewer, and the ballot then says so. `agrees`: the winner has
   * more, and no two teams are level.
   */
  win: 'free' | 'agrees';
};

/**
 * The rules of each scale. Where a manual leaves something open, we say what we chose.
 *
 * - `us`, National Speech & Debate Association (Public Forum, Lincoln–Douglas, Policy): the ballots name the winner and give each speaker
 *   points. A low-point win is allowed and marked on the ballot, and points may be level. 25 to 30 is the range that tournaments in the
 *   United States commonly print. Steps differ between tournaments; halves are our choice.
 * - `wsdc`, World Schools Debating Championships, tournament rules: 60 to 80 for a speech, as the sum of content (24 to 32), style (24 to
 *   32) and strategy (12 to 16), and half of each for a reply. The side with more points wins, and a ballot has no tie. Judges hand in the
 *   sum here. Halves for both kinds of speech are our choice.
 * - `wudc`, World Universities Debating Championships, Debating and Judging Manual: 50 to 100 for each speaker, in whole points, around an
 *   average of 75. Ranks have no tie. Team totals differ and follow the ranks, so there is no low-point win.
 */
const RULINGS: Readonly<Record<SpeakerScale, Ruling>> = {
  us: { speech: { least: 25, most: 30, step: 0.5 }, reply: null, win: 'free' },
  wsdc: {
    speech: { least: 60, most: 80, step: 0.5 },
    reply: { least: 30, most: 40, step: 0.5 },
    win: 'agrees',
  },
  wudc: { speech: { least: 50, most: 100, step: 1 }, reply: null, win: 'agrees' },
};

/** The rules by which judges decide a format; undefined if it has no judges. */
export function rulingOf({ id }: Pick<Format, 'id'>): Ruling | undefined {
  const { speakerScale } = capabilitiesOf(id);
  return speakerScale === null ? undefined : RULINGS[speakerScale];
}

export function isOnScale(points: number, { least, most, step }: Points): boolean {
  return points >= least && points <= most && Number.isInteger(points / step);
}
