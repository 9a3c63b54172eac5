import type { ArgumentMap, Fate, MapNode } from '@rostrum/domain';

/** A claim that answers nothing, with all direct and indirect replies, in chronological order. */
export type LineOfArgument = {
  claim: MapNode;
  fate: Fate | null;
  /** Every node of the line except the claim; `depth` 1 answers the claim itself. */
  replies: { node: MapNode; depth: number; to: string; relation: ArgumentMap['edges'][number]['relation'] }[];
};

type Reply = LineOfArgument['replies'][number];

/**
 * A map as lines that read from top to bottom. Each node appears once, below the first node that it points at. If
 * corrections form a cycle, the line begins with the earliest node.
 */
export function linesOfArgument({ nodes, edges }: ArgumentMap): LineOfArgument[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const above = new Map<string, ArgumentMap['edges'][number]>();
  for (const edge of edges) if (!above.has(edge.from) && byId.has(edge.to)) above.set(edge.from, edge);
  const below = new Map<string, string[]>();
  for (const { id } of nodes) {
    const to = above.get(id)?.to;
    if (to !== undefined) below.set(to, [...(below.get(to) ?? []), id]);
  }
  const placed = new Set<string>();
  const lineFrom = (claim: MapNode): LineOfArgument => {
    const replies: Reply[] = [];
    const waiting = [{ id: claim.id, depth: 0 }];
    placed.add(claim.id);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { id, depth } = next;
      const [node, edge] = [byId.get(id), above.get(id)];
      if (node && edge && depth > 0) replies.push({ node, depth, to: edge.to, relation: edge.relation });
      const under = (below.get(id) ?? []).filter((reply) => !placed.has(reply));
      for (const reply of under.toReversed()) {
        placed.add(reply);
        waiting.push({ id: reply, depth: depth + 1 });
      }
    }
    return { claim, fate: claim.fate, replies };
  };
  const roots = nodes.filter(({ id }) => !above.has(id)).map(lineFrom);
  const circles = nodes.flatMap((node) => (placed.has(node.id) ? [] : [lineFrom(node)]));
  return [...roots, ...circles].toSorted((one, other) => one.claim.atMs - other.claim.atMs);
}
