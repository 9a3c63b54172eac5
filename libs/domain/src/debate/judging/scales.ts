import type { Format } from '../format.ts';
import { capabilitiesOf } from '../formats/index.ts';
import type { SpeakerScale } from '../formats/capabilities.ts';

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
 * The rules of each scale.
 *
 * - `us`, National Speech & Debate Association, Unified Manual: 25 to 30 points for each speaker, in halves. Points may be
 *   level, and a low-point win is allowed and marked on the ballot.
 * - `wsdc`, World Schools Debating Championships, tournament rules: 60 to 80 for a speech, half of that for a reply, in
 *   halves. The side with more points wins, and a ballot has no tie.
 * - `wudc`, World Universities Debating Championships, manual: 50 to 100 for each speaker, in whole points. Ranks have no tie.
 *   Team totals differ and follow the ranks.
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
