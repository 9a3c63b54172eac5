import * as m from '@rostrum/words/moderator-policy';
import type { Way } from '../look.ts';
import type { MessageRule } from '../registration.ts';

/** A rule that holds while the AI is paused. Its statement of reasons explains that the pause changes nothing here. */
export const sayingSo =
  (rule: MessageRule): MessageRule =>
  (look) =>
    rule(look).map((found) => ({ ...found, ways: found.ways.map(withReason) }));

function withReason(way: Way): Way {
  const { restricts } = way;
  if (!restricts) return way;
  return {
    ...way,
    restricts: { ...restricts, explanation: `${restricts.explanation} ${m.stoppedWhilePaused()}` },
  };
}
