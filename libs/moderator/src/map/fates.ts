import { otherSide, type Fate, type MapEdge, type MapNode, type Side } from '@rostrum/domain';
import type { Entry } from './link.ts';

/** The number of turns in which the other side may ignore a claim, during the debate and after it. */
const TURNS_TO_ANSWER = 2;
const TURNS_AT_THE_END = 1;
/** Claims that support each other are followed so far. */
const MOST_STEPS = 8;

type Turns = Readonly<Record<Side, number>>;

/**
 * The fate of a node that nobody answered, by the turns of each side up to its message and in total; null for
 * anything but a claim. Nobody has to answer the reply to a question. A restatement is open as long as
 * its holder has not said it.
 */
export function unmetFate(
  { kind, side }: MapNode,
  { message, turns: upTo }: Pick<Entry, 'message' | 'turns'>,
  all: Turns,
  hasEnded: boolean,
): MapNode['unmet'] {
  if (kind === 'unread') return 'unjudged';
  if (kind === 'restatement') return 'open';
  if (kind !== 'claim') return null;
  if (side === null || message.kind === 'answer') return 'open';
  const other = otherSide(side);
  const least = hasEnded ? TURNS_AT_THE_END : TURNS_TO_ANSWER;
  return all[other] - upTo[other] >= least ? 'dropped' : 'open';
}

/**
 * Every claim with its fate. A supporting claim shares the fate of the claim it supports in its message, unless
 * somebody answered it separately.
 */
export function withFates(nodes: readonly MapNode[], edges: readonly MapEdge[]): MapNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const met = metClaims(edges, byId);
  const supported = supportedBy(edges, byId);
  const fateOf = (node: MapNode, steps: number): Fate | null => {
    const own = met.get(node.id);
    if (own) return own;
    const above = steps > 0 ? byId.get(supported.get(node.id) ?? '') : undefined;
    return above ? fateOf(above, steps - 1) : node.unmet;
  };
  return nodes.map((node) => (node.unmet === null ? node : { ...node, fate: fateOf(node, MOST_STEPS) }));
}

/** A conceded claim stays conceded, even if people also argued against it. */
function metClaims(edges: readonly MapEdge[], byId: ReadonlyMap<string, MapNode>): Map<string, Fate> {
  const met = new Map<string, Fate>();
  for (const { from, to, relation } of edges) {
    if (relation === 'support' || relation === 'restatement' || byId.get(from)?.side === byId.get(to)?.side)
      continue;
    if (relation === 'concession') met.set(to, 'conceded');
    else if (!met.has(to)) met.set(to, 'answered');
  }
  return met;
}

function supportedBy(edges: readonly MapEdge[], byId: ReadonlyMap<string, MapNode>): Map<string, string> {
  const supported = new Map<string, string>();
  for (const { from, to, relation } of edges) {
    const isOwn = byId.get(from)?.messageId === byId.get(to)?.messageId;
    if (relation === 'support' && isOwn) supported.set(from, to);
  }
  return supported;
}
