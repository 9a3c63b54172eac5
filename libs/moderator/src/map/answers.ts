import { otherSide, type ArgumentMap, type MapNode, type Side } from '@rostrum/domain';

/** What a person answered of the other side, and what their side left unanswered despite having the turn. */
export type Answers = { answered: MapNode[]; dropped: MapNode[] };

export function answersBy(uid: string, side: Side, { nodes, edges }: ArgumentMap): Answers {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const met = new Set(
    edges
      .filter(({ from, relation }) => relation !== 'support' && byId.get(from)?.authorId === uid)
      .map(({ to }) => to),
  );
  const theirs = nodes.filter((node) => node.side === otherSide(side) && node.fate !== null);
  return {
    answered: theirs.filter(({ id }) => met.has(id)),
    dropped: theirs.filter(({ fate }) => fate === 'dropped'),
  };
}

/** The first direct reply to a claim, by anybody else; undefined if there is none. */
export function firstReplyTo(claim: MapNode, { nodes, edges }: ArgumentMap): MapNode | undefined {
  const from = new Set(
    edges.filter(({ to, relation }) => to === claim.id && relation !== 'support').map((edge) => edge.from),
  );
  return nodes.find(({ id, authorId }) => from.has(id) && authorId !== claim.authorId);
}
