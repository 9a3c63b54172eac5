import type { Appeal } from '@rostrum/domain';
import * as m from '@rostrum/words/room-moderation';
import { dayAndTime } from '../session/index.ts';

/** The state of an appeal, as `uid` reads it. */
export function appealWords({ by, atMs, verdict, decidedAtMs, answer }: Appeal, uid: string): string {
  const who = by === uid ? 'you' : 'other';
  if (verdict === null) return m.appealOpen({ by: who, when: dayAndTime(atMs) });
  const decided = {
    by: who,
    dated: decidedAtMs === null ? 'no' : 'yes',
    when: decidedAtMs === null ? '' : dayAndTime(decidedAtMs),
    answered: answer === undefined ? 'no' : 'yes',
    answer: answer ?? '',
  } as const;
  return verdict === 'upheld' ? m.appealUpheld(decided) : m.appealOverturned(decided);
}

/** The state of an appeal in two words. */
export function appealState({ verdict }: Appeal): string {
  return m.appealState({ state: verdict ?? 'open' });
}
