import { OPPONENT_UID, type Side } from '@rostrum/domain';
import { aCaseFile } from '@rostrum/domain/testing';
import { messagesOf, type Line } from '../map/testing.ts';
import type { PracticeCase } from './case.ts';
import type { Brief } from './desk.ts';
import { BY_WORDS } from './ear.ts';

/** The case of `aCaseFile`. */
export const FERRIES: PracticeCase = { ...aCaseFile(), from: 'bank' };

export const said = (side: Side, text: string, more: Line[2] = {}): Line => [
  side,
  text,
  { authorId: OPPONENT_UID, ...more },
];

/** A brief for a rebuttal against the motion. `lines`: the debate so far. */
export function aBrief(changes: Partial<Brief> & { lines?: readonly Line[] } = {}): Brief {
  const { lines = [], ...others } = changes;
  return {
    motion: aCaseFile().motion,
    side: 'against',
    level: 'strong',
    part: 'rebuttal',
    file: FERRIES,
    said: messagesOf(lines),
    self: OPPONENT_UID,
    limit: 1_800,
    seed: 'room-1',
    ear: BY_WORDS,
    ...others,
  };
}
