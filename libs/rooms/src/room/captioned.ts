import { decide, hasFloor, type DebateState } from '@rostrum/domain';

/** Why somebody may not speak now, and so shows no caption either; undefined if they may. */
export function whyNoCaption(debate: DebateState, uid: string, atMs: number) {
  const decision = decide(debate, { type: 'speak', by: uid, messageId: 'caption', characters: 1 }, atMs);
  return decision.ok ? undefined : decision.refusal;
}

/**
 * The people whose captions end with a change of the debate: their words were posted, the step is over, or they may no
 * longer speak.
 */
export function captionsOver(
  captioned: readonly string[],
  before: DebateState,
  after: DebateState,
  saidBy: string | undefined,
): string[] {
  if (captioned.length === 0) return [];
  const isOver = stepOf(before) !== stepOf(after);
  return captioned.filter(
    (uid) => isOver || uid === saidBy || whyNoCaption(after, uid, after.atMs) !== undefined,
  );
}

function stepOf(debate: DebateState): number | undefined {
  return hasFloor(debate) ? debate.floor.stepIndex : undefined;
}
