import {
  REPORT_LIMITS,
  type Act,
  type ArgumentMap,
  type Intervention,
  type Message,
  type TurningPoint,
} from '@rostrum/domain';
import { linkedWords } from './linked-words.ts';

/** Acts that changed the debate. Bells and hand-overs do not, and the answer to an appeal is about the moderator. */
const TURNS: ReadonlySet<Act> = new Set(['severe', 'coolingOff', 'personAttack', 'callHost']);
const CLASH_FROM = 3;
/** The priority if there are too many. */
const WEIGHT: Readonly<Record<TurningPoint['kind'], number>> = {
  changedMinds: 4,
  conceded: 3,
  clash: 2,
  intervened: 1,
};

/**
 * The turning points of a debate, by time: minds changed, claims were conceded, many people answered one claim, or
 * the moderator acted.
 */
export function turningPoints(
  map: ArgumentMap,
  messages: readonly Message[],
  acts: readonly Intervention[],
): TurningPoint[] {
  const all = [
    ...changedMinds(messages),
    ...conceded(map, messages),
    ...clashes(map, messages),
    ...intervened(acts),
  ];
  return all
    .toSorted((one, other) => WEIGHT[other.kind] - WEIGHT[one.kind] || other.count - one.count)
    .slice(0, REPORT_LIMITS.turningPoints)
    .toSorted((one, other) => one.atMs - other.atMs);
}

function changedMinds(messages: readonly Message[]): TurningPoint[] {
  return messages.flatMap((message): TurningPoint[] => {
    const count = message.reactions.changedMyMind ?? 0;
    if (count === 0) return [];
    const words = linkedWords(message, { start: 0, end: message.text.length });
    return [{ kind: 'changedMinds', atMs: message.createdAtMs, side: message.side, count, act: null, words }];
  });
}

function conceded({ nodes }: ArgumentMap, messages: readonly Message[]): TurningPoint[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return nodes.flatMap((node): TurningPoint[] => {
    const message = byId.get(node.messageId);
    if (node.kind !== 'concession' || !message) return [];
    const words = linkedWords(message, node);
    return [{ kind: 'conceded', atMs: node.atMs, side: node.side, count: 1, act: null, words }];
  });
}

function clashes({ nodes, edges }: ArgumentMap, messages: readonly Message[]): TurningPoint[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const answers = new Map<string, number>();
  for (const { to, relation } of edges) {
    if (relation === 'rebuttal') answers.set(to, (answers.get(to) ?? 0) + 1);
  }
  return nodes.flatMap((node): TurningPoint[] => {
    const count = answers.get(node.id) ?? 0;
    const message = byId.get(node.messageId);
    if (count < CLASH_FROM || !message) return [];
    const words = linkedWords(message, node);
    return [{ kind: 'clash', atMs: node.atMs, side: node.side, count, act: null, words }];
  });
}

function intervened(acts: readonly Intervention[]): TurningPoint[] {
  return acts
    .filter(({ act }) => TURNS.has(act))
    .map(({ act, atMs, side }) => ({ kind: 'intervened', atMs, side, count: 1, act, words: null }));
}
