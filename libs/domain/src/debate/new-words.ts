import type { Message } from '../documents/message.ts';
import { countCharacters } from '../text.ts';
import type { DebateState } from './state.ts';

type Words = Pick<
  Message,
  'authorId' | 'text' | 'state' | 'kind' | 'stepIndex' | 'createdAtMs' | 'restoredAtMs'
>;

/**
 * The debate as its room's document holds it, with the words that were said since: a message moves no more than the
 * server's own counts, so that everybody who listens hears of it once. What was restored counts for nobody's time.
 */
export function withNewWords(debate: DebateState, messages: readonly Words[]): DebateState {
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

function addUp(counts: Readonly<Record<string, number>>, words: readonly Words[]): Record<string, number> {
  const sum = new Map(Object.entries(counts));
  for (const { authorId, text } of words) {
    sum.set(authorId, (sum.get(authorId) ?? 0) + countCharacters(text));
  }
  return Object.fromEntries(sum);
}
