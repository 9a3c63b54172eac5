import { REPORT_LIMITS, type ArgumentMap, type LinkedWords, type MapNode, type Side } from '@rostrum/domain';
import { evenLines } from '../policy/rules/summary.ts';
import { chooseSummary } from '../heads/summary.ts';
import { linkQuote } from './verify-quotes.ts';
import type { Quotable } from './linked-words.ts';

/**
 * Equally many lines of each side in the speakers' own words, with about equal length. Both empty if one side has
 * none.
 */
export function summaryLines(
  map: ArgumentMap,
  motion: string,
  messages: readonly Quotable[],
): Record<Side, LinkedWords[]> {
  const claims = leadingClaims(map);
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const chosen = chooseSummary(
    claims.map(({ id, side, text }) => ({ id, side: side ?? undefined, text })),
    motion,
    2 * REPORT_LIMITS.linesEach,
  ).flatMap((id) => byId.get(id) ?? []);
  const linesOf = (side: Side) =>
    chosen
      .filter((claim) => claim.side === side)
      .slice(0, REPORT_LIMITS.linesEach)
      .map(({ messageId, text }) => ({ messageId, quote: text }));
  return linkLines({ for: linesOf('for'), against: linesOf('against') }, messages);
}

/**
 * Cuts lines to an even length and finds them in the messages; a line that is not there is dropped, on both sides.
 */
export function linkLines(
  lines: Record<Side, readonly { messageId: string; quote: string }[]>,
  messages: readonly Quotable[],
): Record<Side, LinkedWords[]> {
  const even = evenLines(lines);
  const [one, other] = [even.for, even.against].map((all) =>
    all.flatMap((line) => {
      const linked = linkQuote(line, messages);
      return linked.ok ? [linked.value] : [];
    }),
  );
  const count = Math.min(one?.length ?? 0, other?.length ?? 0);
  return { for: (one ?? []).slice(0, count), against: (other ?? []).slice(0, count) };
}

/** Claims that do not merely support another one of their message, in the order of the debate. */
function leadingClaims({ nodes, edges }: ArgumentMap): MapNode[] {
  const supporting = new Set(edges.flatMap(({ from, basis }) => (basis === 'message' ? [from] : [])));
  return nodes.filter(({ id, kind, side }) => kind === 'claim' && side !== null && !supporting.has(id));
}
