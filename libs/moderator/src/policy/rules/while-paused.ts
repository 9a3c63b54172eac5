import type { Way } from '../look.ts';
import type { MessageRule } from '../registration.ts';

const SAYS_SO = 'The host has paused the AI; this it stops all the same.';

/** A rule that holds while the AI is paused. Its statement of reasons explains that the pause changes nothing here. */
export const sayingSo =
  (rule: MessageRule): MessageRule =>
  (look) =>
    rule(look).map((found) => ({ ...found, ways: found.ways.map(withReason) }));

function withReason(way: Way): Way {
  const { restricts } = way;
  if (!restricts) return way;
  return { ...way, restricts: { ...restricts, explanation: `${restricts.explanation} ${SAYS_SO}` } };
}
