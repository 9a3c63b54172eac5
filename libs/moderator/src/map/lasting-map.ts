import { MAP_LIMITS, type ArgumentMap } from '@rostrum/domain';
import { linesOfArgument } from './lines-of-argument.ts';

/**
 * The part of a map that fits into one document: whole lines of argument, the most debated first, equally many of
 * each side if both have them. `leftOut` counts the missing lines.
 */
export function lastingMap(map: ArgumentMap): { map: ArgumentMap; leftOut: number } {
  const { nodesStored, edgesStored } = MAP_LIMITS;
  if (map.nodes.length <= nodesStored && map.edges.length <= edgesStored) return { map, leftOut: 0 };
  const lines = linesOfArgument(map).toSorted((one, other) => other.replies.length - one.replies.length);
  const kept = new Set<string>();
  let leftOut = 0;
  for (const { claim, replies } of alternating(lines, ({ claim }) => claim.side ?? '')) {
    const ids = [claim.id, ...replies.map(({ node }) => node.id)];
    if (kept.size + ids.length > nodesStored) leftOut += 1;
    else for (const id of ids) kept.add(id);
  }
  const within = ({ from, to }: { from: string; to: string }) => kept.has(from) && kept.has(to);
  return {
    map: {
      nodes: map.nodes.filter(({ id }) => kept.has(id)),
      edges: map.edges.filter(within).slice(0, edgesStored),
      removed: map.removed.filter(within).slice(0, edgesStored),
    },
    leftOut,
  };
}

/** One of each group by turns, each group in its order; groups with more at the end. */
function alternating<Value>(values: readonly Value[], groupOf: (value: Value) => string): Value[] {
  const counts = new Map<string, number>();
  const placed = values.map((value) => {
    const group = groupOf(value);
    const rank = counts.get(group) ?? 0;
    counts.set(group, rank + 1);
    return { value, rank };
  });
  return placed.toSorted((one, other) => one.rank - other.rank).map(({ value }) => value);
}
