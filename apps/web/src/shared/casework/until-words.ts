import * as m from '@rostrum/words/casework';
import { whenWords } from './when-words.ts';

/** How long restrictions last. Of several only a suspension ends by itself; `untilMs` is null if nothing does. */
export function untilWords(restrictions: number, untilMs: number | null): string {
  if (untilMs === null) return m.untilReversed();
  const until = whenWords(untilMs);
  return restrictions > 1 ? m.untilMixed({ until }) : until;
}
