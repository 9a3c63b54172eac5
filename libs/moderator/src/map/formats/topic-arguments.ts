import { countCharacters, LIMITS, type Side, type TopicContent } from '@rostrum/domain';
import type { ArgumentGraph } from './graph.ts';

/**
 * What a map that was read gives a topic to begin with: the claims of each side that stand nearest to its thesis, in their
 * order, as many and as long as a topic takes. What is longer is left out, never cut.
 */
export function topicArguments({ nodes, edges }: ArgumentGraph): TopicContent['arguments'] {
  const depths = depthsOf({ nodes, edges });
  const thesis = nodes.filter(({ id }) => depths.get(id) === 0);
  const isThesis = (id: string) => thesis.length === 1 && thesis[0]?.id === id;
  const of = (side: Side) =>
    nodes
      .filter((node) => node.side === side && node.kind === 'claim' && !isThesis(node.id))
      .filter(({ text }) => countCharacters(text) <= LIMITS.topicArgumentMaxLength)
      .toSorted((one, other) => (depths.get(one.id) ?? 0) - (depths.get(other.id) ?? 0))
      .slice(0, LIMITS.topicArgumentsPerSide)
      .map(({ text }) => text);
  return { for: of('for'), against: of('against') };
}

/** How many links lead from each statement to one that speaks of no other; what stands in a circle is far away. */
function depthsOf({ nodes, edges }: Pick<ArgumentGraph, 'nodes' | 'edges'>): Map<string, number> {
  const below = new Map<string, string[]>();
  for (const { from, to } of edges) below.set(to, [...(below.get(to) ?? []), from]);
  const speaking = new Set(edges.map(({ from }) => from));
  let reached = nodes.flatMap(({ id }) => (speaking.has(id) ? [] : [id]));
  const depths = new Map<string, number>(nodes.map(({ id }) => [id, nodes.length]));
  const seen = new Set<string>();
  for (let depth = 0; reached.length > 0; depth += 1) {
    for (const id of reached) {
      seen.add(id);
      depths.set(id, depth);
    }
    reached = [...new Set(reached.flatMap((id) => below.get(id) ?? []))].filter((id) => !seen.has(id));
  }
  return depths;
}
