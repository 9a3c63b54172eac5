import { countCharacters, LIMITS, otherSide, type Side, type TopicContent } from '@rostrum/domain';
import type { ArgumentGraph, GraphNode } from './graph.ts';

/** Why a statement of a map is no argument of a topic: `noArgument` is evidence or a concession. */
export type LeftOutReason = 'noArgument' | 'noSide' | 'tooLong' | 'twice' | 'noRoom';

export type TopicArguments = {
  arguments: TopicContent['arguments'];
  /** The number of statements that were left out, without the thesis. */
  leftOut: Readonly<Record<LeftOutReason, number>>;
};

type Place = { depth: number; side: Side | null };

/**
 * The starting arguments for a topic, from a parsed map: the claims of each side closest to its thesis, in order,
 * within the limits of a topic. Longer claims are left out, never cut. If the map names no sides, a single thesis
 * represents the motion; statements that support it are on its side, attacks on the other.
 */
export function topicArguments({ nodes, edges }: ArgumentGraph): TopicArguments {
  const places = placesOf({ nodes, edges });
  const thesis = nodes.filter(({ id }) => places.get(id)?.depth === 0);
  const leftOut: Record<LeftOutReason, number> = {
    noArgument: 0,
    noSide: 0,
    tooLong: 0,
    twice: 0,
    noRoom: 0,
  };
  const taken: Record<Side, string[]> = { for: [], against: [] };
  const depthOf = ({ id }: GraphNode) => places.get(id)?.depth ?? 0;
  const isThesis = (node: GraphNode) => thesis.length === 1 && thesis[0] === node;
  for (const node of nodes.toSorted((one, other) => depthOf(one) - depthOf(other))) {
    if (isThesis(node)) continue;
    const side = places.get(node.id)?.side ?? null;
    const reason = reasonAgainst(node, side && taken[side]);
    if (reason !== null) leftOut[reason] += 1;
    else if (side) taken[side].push(node.text);
  }
  return { arguments: taken, leftOut };
}

function reasonAgainst({ kind, text }: GraphNode, taken: readonly string[] | null): LeftOutReason | null {
  if (kind !== 'claim') return 'noArgument';
  if (taken === null) return 'noSide';
  if (countCharacters(text) > LIMITS.topicArgumentMaxLength) return 'tooLong';
  if (taken.includes(text)) return 'twice';
  return taken.length < LIMITS.topicArgumentsPerSide ? null : 'noRoom';
}

/**
 * The number of links from each statement to a root, and the statement's side; statements in a cycle are infinitely
 * far.
 */
function placesOf({ nodes, edges }: Pick<ArgumentGraph, 'nodes' | 'edges'>): Map<string, Place> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const below = new Map<string, ArgumentGraph['edges']>();
  for (const edge of edges) {
    const known = below.get(edge.to);
    if (known) known.push(edge);
    else below.set(edge.to, [edge]);
  }
  const speaking = new Set(edges.map(({ from }) => from));
  const roots = nodes.filter(({ id }) => !speaking.has(id));
  const ofRoot = roots.length === 1 ? 'for' : null;
  const places = new Map(
    roots.map(({ id, side }): [string, Place] => [id, { depth: 0, side: side ?? ofRoot }]),
  );
  for (const [id, { depth, side }] of places) {
    for (const { from, relation } of below.get(id) ?? []) {
      if (places.has(from)) continue;
      const derived = side && relation === 'rebuttal' ? otherSide(side) : side;
      places.set(from, { depth: depth + 1, side: byId.get(from)?.side ?? derived });
    }
  }
  for (const { id, side } of nodes) if (!places.has(id)) places.set(id, { depth: nodes.length, side });
  return places;
}
