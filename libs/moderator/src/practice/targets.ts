import { otherSide, type ArgumentMap, type MapNode, type Side } from '@rostrum/domain';
import { shortQuote } from './quotes.ts';

/** Words of a message to take up, and whether anything was cited for them. */
export type Target = { quote: string; isSupported: boolean };

/**
 * The claims of the other side that nobody has answered or conceded, the least or the most supported first; among
 * equals the latest. A claim that only supports another is no target of its own.
 */
export function targetsOf(map: ArgumentMap, side: Side, first: 'weakest' | 'strongest'): Target[] {
  const inFavour = supportOf(map);
  const weight = ({ id }: MapNode) => inFavour.get(id)?.length ?? 0;
  return leadsOf(map, otherSide(side))
    .filter(({ fate }) => fate === 'open' || fate === 'dropped')
    .toReversed()
    .toSorted((one, other) =>
      first === 'weakest' ? weight(one) - weight(other) : weight(other) - weight(one),
    )
    .flatMap((node) => {
      const quote = shortQuote(node.text);
      const isSupported = inFavour.get(node.id)?.some(({ kind }) => kind === 'evidence') ?? false;
      return quote === undefined ? [] : [{ quote, isSupported }];
    });
}

/** The opponent's points that the other side left alone, as quotes. */
export function standingPoints({ nodes }: ArgumentMap, side: Side, points: readonly string[]): string[] {
  const dropped = nodes.filter((node) => node.side === side && node.fate === 'dropped');
  return points
    .map((point) => point.replace(/[.!?]+$/u, ''))
    .filter((point) => dropped.some(({ text }) => text.includes(point)))
    .flatMap((point) => shortQuote(point) ?? []);
}

function leadsOf({ nodes, edges }: ArgumentMap, side: Side): MapNode[] {
  const messageOf = new Map(nodes.map(({ id, messageId }) => [id, messageId]));
  const supports = edges.filter(
    ({ from, to, relation }) => relation === 'support' && messageOf.get(from) === messageOf.get(to),
  );
  const further = new Set(supports.map(({ from }) => from));
  return nodes.filter((node) => node.kind === 'claim' && node.side === side && !further.has(node.id));
}

function supportOf({ nodes, edges }: ArgumentMap): Map<string, MapNode[]> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const support = new Map<string, MapNode[]>();
  for (const { from, to, relation } of edges) {
    const node = byId.get(from);
    if (relation === 'support' && node) support.set(to, [...(support.get(to) ?? []), node]);
  }
  return support;
}
