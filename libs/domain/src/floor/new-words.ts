import type { Message } from '../documents/message.ts';
import { countCharacters } from '../text.ts';
import type { DebateState } from '../debate/state.ts';

type MessageParts = Pick<
  Message,
  'authorId' | 'text' | 'state' | 'kind' | 'stepIndex' | 'createdAtMs' | 'restoredAtMs'
>;

/**
 * The debate of the room's document plus the words posted since then. A message changes only the server's own counts,
 * so every listener hears of it once. Restored messages do not count towards anybody's time.
 */
export function withNewWords(debate: DebateState, messages: readonly MessageParts[]): DebateState {
  const fresh = messages.filter(
    ({ state, createdAtMs, restoredAtMs }) =>
      state === 'shown' && createdAtMs > debate.atMs && restoredAtMs === undefined,
  );
  if (fresh.length === 0) return debate;
  const spoken = addUp(debate.spoken, fresh);
  if (!('floor' in debate)) return { ...debate, spoken };
  const { floor } = debate;
  const ofStep = fresh.filter(({ kind, stepIndex }) => kind !== 'poi' && stepIndex === floor.stepIndex);
  return { ...debate, spoken, floor: { ...floor, used: addUp(floor.used, ofStep) } };
}

function addUp(
  counts: Readonly<Record<string, number>>,
  words: readonly MessageParts[],
): Record<string, number> {
  const sum = new Map(Object.entries(counts));
  for (const { authorId, text } of words) {
    sum.set(authorId, (sum.get(authorId) ?? 0) + countCharacters(text));
  }
  return Object.fromEntries(sum);
}
