import type { Step } from '../debate/format.ts';
import type { Intervention } from '../documents/intervention.ts';
import type { Message } from '../documents/message.ts';

/** One thing on the floor: a message, or an act of the moderator. */
export type FloorEntry =
  { type: 'message'; atMs: number; message: Message } | { type: 'act'; atMs: number; act: Intervention };

/** Everything that happened on the floor in one step, in order. */
export type FloorSection = { stepIndex: number; step: Step | undefined; entries: FloorEntry[] };

/** What stands among the speeches. Bells belong to the clock and to the moderator's log. */
export function withoutBells<A extends Intervention>(acts: readonly A[]): A[] {
  return acts.filter(({ act }) => act !== 'time');
}

/**
 * The floor by steps. A message knows its step. The moderator's acts belong to the running step, and a hand-over
 * begins the next one. The end of a floor, without what came earlier, begins in the step that its own entries lead back to.
 */
export function sectionsOf(
  steps: readonly Step[],
  messages: readonly Message[],
  acts: readonly Intervention[],
  { hasEarlier = false }: { hasEarlier?: boolean } = {},
): FloorSection[] {
  const sections: FloorSection[] = [];
  const all = inOrder(messages, acts);
  let stepIndex = hasEarlier ? ledBackTo(all, steps.length) : 0;
  for (const entry of all) {
    stepIndex = Math.max(stepIndex, stepOf(entry, stepIndex, steps.length));
    const section = sections.at(-1);
    if (section?.stepIndex === stepIndex) section.entries.push(entry);
    else sections.push({ stepIndex, step: steps[stepIndex], entries: [entry] });
  }
  return sections;
}

/** The step of the first message, or the last one without any, less one for each hand-over on the way there. */
function ledBackTo(entries: readonly FloorEntry[], count: number): number {
  const first = entries.findIndex(({ type }) => type === 'message');
  const message = entries[first];
  const reached = message?.type === 'message' ? message.message.stepIndex : count - 1;
  const before = first < 0 ? entries : entries.slice(0, first);
  const begun = before.filter((entry) => entry.type === 'act' && entry.act.act === 'handover').length;
  return Math.max(0, reached - begun);
}

function stepOf(entry: FloorEntry, running: number, count: number): number {
  if (entry.type === 'message') return entry.message.stepIndex;
  return entry.act.act === 'handover' ? Math.min(running + 1, count - 1) : running;
}

/** By time; a message comes before the act about it. */
function inOrder(messages: readonly Message[], acts: readonly Intervention[]): FloorEntry[] {
  return [
    ...messages.map((message): FloorEntry => ({ type: 'message', atMs: message.createdAtMs, message })),
    ...acts.map((act): FloorEntry => ({ type: 'act', atMs: act.atMs, act })),
  ].sort((one, other) => one.atMs - other.atMs);
}
