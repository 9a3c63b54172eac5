import { countCharacters, LIMITS, otherSide, type Side, type TopicContent } from '@rostrum/domain';
import type { ArgumentGraph, GraphNode } from './graph.ts';

/** Why a statement of a map is no argument of a topic: `noArgument` is evidence or a concession. */
export type LeftOutReason = 'noArgument' | 'noSide' | 'tooLong' | 'twice' | 'noRoom';

export type TopicArguments = {
  arguments: TopicContent['arguments'];
  /** The number of statements that were left out, without the thesis. */
  leftOut: Readonly<Record<LeftOutReason, number>>;
  /** Links that lead round in a circle: they count for nothing, and the others stay. */
  ignoredLinks: number;
};

type Place = { depth: number; side: Side | null };

/**
 * The starting arguments for a topic, from a parsed map: the claims of each side closest to its thesis, in order,
 * within the limits of a topic. Longer claims are left out, never cut. If the map names no sides, the thesis with most
 * statements below it represents the motion; statements that support it are on its side, attacks on the other.
 */
export function topicArguments({ nodes, edges }: ArgumentGraph): TopicArguments {
  const { kept, ignored } = withoutCircles(edges);
  const { places, thesis } = placesOf({ nodes, edges: kept });
  const leftOut: Record<LeftOutReason, number> = {
    noArgument: 0,
    noSide: 0,
    tooLong: 0,
    twice: 0,
    noRoom: 0,
  };
  const taken: Record<Side, string[]> = { for: [], against: [] };
  const depthOf = ({ id }: GraphNode) => places.get(id)?.depth ?? 0;
  for (const node of nodes.toSorted((one, other) => depthOf(one) - depthOf(other))) {
    if (node.id === thesis) continue;
    const side = places.get(node.id)?.side ?? null;
    const reason = reasonAgainst(node, side && taken[side]);
    if (reason !== null) leftOut[reason] += 1;
    else if (side) taken[side].push(node.text);
  }
  return { arguments: taken, leftOut, ignoredLinks: ignored };
}

function reasonAgainst({ kind, text }: GraphNode, taken: readonly string[] | null): LeftOutReason | null {
  if (kind !== 'claim') return 'noArgument';
  if (taken === null) return 'noSide';
  if (countCharacters(text) > LIMITS.topicArgumentMaxLength) return 'tooLong';
  if (taken.includes(text)) return 'twice';
  return taken.length < LIMITS.topicArgumentsPerSide ? null : 'noRoom';
}

type Edges = ArgumentGraph['edges'];

/** The links in their order, without those that close a circle. */
function withoutCircles(edges: Edges): { kept: Edges; ignored: number } {
  const above = new Map<string, string[]>();
  const kept = edges.filter(({ from, to }) => {
    if (leadsTo(above, to, from)) return false;
    above.set(from, [...(above.get(from) ?? []), to]);
    return true;
  });
  return { kept, ignored: edges.length - kept.length };
}

function leadsTo(above: ReadonlyMap<string, readonly string[]>, start: string, end: string): boolean {
  const reached = new Set([start]);
  for (const id of reached) {
    if (id === end) return true;
    for (const next of above.get(id) ?? []) reached.add(next);
  }
  return false;
}

/**
 * The number of links from each statement to a root, and the statement's side. The thesis is the root with most statements below
 * it; undefined if two have as many.
 */
function placesOf({ nodes, edges }: Pick<ArgumentGraph, 'nodes' | 'edges'>): {
  places: Map<string, Place>;
  thesis: string | undefined;
} {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const below = new Map<string, Edges>();
  for (const edge of edges) {
    const known = below.get(edge.to);
    if (known) known.push(edge);
    else below.set(edge.to, [edge]);
  }
  const speaking = new Set(edges.map(({ from }) => from));
  const roots = nodes.filter(({ id }) => !speaking.has(id)).map(({ id }) => id);
  const thesis = largest(roots, below);
  const sideOfRoot = (id: string) => byId.get(id)?.side ?? (id === thesis ? 'for' : null);
  const places = new Map(roots.map((id): [string, Place] => [id, { depth: 0, side: sideOfRoot(id) }]));
  for (const [id, { depth, side }] of places) {
    for (const { from, relation } of below.get(id) ?? []) {
      if (places.has(from)) continue;
      const derived = side && relation === 'rebuttal' ? otherSide(side) : side;
      places.set(from, { depth: depth + 1, side: byId.get(from)?.side ?? derived });
    }
  }
  return { places, thesis };
}

function largest(roots: readonly string[], below: ReadonlyMap<string, Edges>): string | undefined {
  const sizes = roots
    .map((id) => ({ id, size: sizeBelow(id, below) }))
    .toSorted((one, other) => other.size - one.size);
  const [first, second] = sizes;
  return first && first.size !== second?.size ? first.id : undefined;
}

function sizeBelow(root: string, below: ReadonlyMap<string, Edges>): number {
  const reached = new Set([root]);
  for (const id of reached) for (const { from } of below.get(id) ?? []) reached.add(from);
  return reached.size;
}
