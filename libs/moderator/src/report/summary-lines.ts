import {
  otherSide,
  REPORT_LIMITS,
  type ArgumentMap,
  type LinkedWords,
  type Side,
  type SummaryLineWords,
} from '@rostrum/domain';
import { chooseSummary } from '../heads/summary.ts';
import { linkOf, strongestEvidence, type Matter } from './matter.ts';
import { sigmoid } from '../models/linear-model.ts';
import { linkQuote } from './verify-quotes.ts';
import { sentenceAround, type Quotable } from './linked-words.ts';

/** A summary is shorter than what it sums up: this share of a side's sentences, and at least so many. */
const SHARE = 0.5;
const AT_LEAST = 2;
/** Neither side gets more than so many times the other's lines, if both have some. */
const MOST_TIMES = 2;
const LEANING = 0.5;
const FEWEST_WORDS = 7;

/**
 * What each side argued, in whole sentences of its own: its strongest evidence, and the sentences that say most of the rest. As
 * many as there is matter for, in the order of the debate.
 */
export function summaryLines(
  matter: readonly Matter[],
  motion: string,
  map: ArgumentMap,
): Record<Side, SummaryLineWords[]> {
  const chosen = { for: choose('for', matter, motion), against: choose('against', matter, motion) };
  const linesOf = (side: Side) => {
    const others = chosen[otherSide(side)].length;
    const most = others > 0 ? Math.max(AT_LEAST, MOST_TIMES * others) : REPORT_LIMITS.linesEach;
    return inOrder(chosen[side].slice(0, most), matter).map((one) => lineOf(one, map));
  };
  return { for: linesOf('for'), against: linesOf('against') };
}

/** The evidence first, then whatever says most. */
function choose(side: Side, matter: readonly Matter[], motion: string): Matter[] {
  const own = matter.filter((one) => one.side === side);
  const count = Math.min(REPORT_LIMITS.linesEach, Math.max(AT_LEAST, Math.ceil(own.length * SHARE)));
  const strongest = strongestEvidence(own);
  const rest = own.filter((one) => one !== strongest);
  const order = chooseSummary(
    rest.map((one, at) => ({
      id: String(at),
      side,
      text: one.text,
      worth: sigmoid(one.strength) * (one.leans || isBrief(one) ? LEANING : 1),
    })),
    motion,
    count,
  );
  return [...(strongest ? [strongest] : []), ...order.flatMap((at) => rest[Number(at)] ?? [])].slice(
    0,
    count,
  );
}

/** A short sentence needs others around it, however sure it is. */
function isBrief({ text }: Matter): boolean {
  return text.split(/\s+/u).length < FEWEST_WORDS;
}

function inOrder(chosen: readonly Matter[], matter: readonly Matter[]): Matter[] {
  return matter.filter((one) => chosen.includes(one));
}

function lineOf(one: Matter, { nodes, edges }: ArgumentMap): SummaryLineWords {
  const edge = edges.find(({ from, relation }) => from === one.restates?.id && relation === 'restatement');
  const answered = nodes.find(({ id }) => id === edge?.to);
  if (!answered || (edge?.basis === 'quote' && !holds(answered.text, one.restates?.text))) return linkOf(one);
  const { messageId, start, end, text } = answered;
  return { ...linkOf(one), answers: { messageId, start, end, text } };
}

/** Whether the quoted words are in a claim: they may come from a sentence beside it that claims nothing. */
function holds(claim: string, quote = ''): boolean {
  return claim.toLowerCase().includes(quote.toLowerCase());
}

/** Finds the whole sentences of lines that a model chose in the messages; a line that is not there is dropped. */
export function linkLines(
  lines: Record<Side, readonly { messageId: string; quote: string }[]>,
  messages: readonly Quotable[],
): Record<Side, LinkedWords[]> {
  const linked = (side: Side) =>
    lines[side].slice(0, REPORT_LIMITS.linesEach).flatMap((line) => {
      const found = linkQuote(line, messages);
      const message = messages.find(({ id }) => id === line.messageId);
      return found.ok && message ? [sentenceAround(message, found.value)] : [];
    });
  return { for: linked('for'), against: linked('against') };
}
