import type { Analysis } from '../../text/analysis.ts';
import { fold, unfold } from '../../text/fold.ts';
import { hiddenIn } from '../../said/say-order.ts';
import { bandOf, outermost, type Finding } from '../finding.ts';
import { findForeignOrders, findHiddenOrders, findOrders, scoreOf, type Hit } from './detect.ts';

/** From here on a text counts as one that gives the moderator orders. */
const THRESHOLD = 0.5;
/** Characters of a text that are searched; orders further on are still only words, since nothing here obeys them. */
const LONGEST = 20_000;
/** An order is split over few turns; more of them would match by chance. */
const TURNS = 3;
const TURN_LENGTH = 200;
/** A turn that ends its sentence leaves no order open. */
const ENDED = /(?:^|[^.])[.!?]["'”’)\]]*$/;

/**
 * Whether a text gives the moderator orders. `earlier` has the last messages of each possible speaker, oldest first:
 * an order split over turns counts as one. Works in any language that has patterns. Nothing obeys such a text in any
 * case; the finding only shows that we noticed.
 */
export function detectInjection(
  analysis: Analysis,
  earlier: readonly (readonly string[])[] = [],
): Finding<'injection'> {
  const hits = hitsIn(analysis);
  const split = scoreOf(hits) < THRESHOLD ? earlier.flatMap((turns) => splitOrders(analysis, turns)) : [];
  const all = [...hits, ...split].toSorted((one, other) => other.weight - one.weight);
  const score = scoreOf(all);
  return {
    kind: 'injection',
    score,
    flag: score >= THRESHOLD,
    band: bandOf(score),
    spans: outermost(all.map(({ start, end }) => ({ start, end }))),
    reason: score >= THRESHOLD ? 'orders' : 'noOrders',
    features: all.slice(0, 4).map(({ label, words }) => ({ label, value: words.slice(0, 80) })),
  };
}

function hitsIn({ original, folded, trigrams }: Analysis): Hit[] {
  const found = findOrders(folded.text.slice(0, LONGEST), trigrams).map((hit) => ({
    ...hit,
    ...unfold(folded, hit.start, hit.end),
  }));
  const whole = original.slice(0, LONGEST);
  // Folding an ASCII text changes only the backtick, which no pattern uses.
  const foreign = findForeignOrders(whole, folded.isAscii ? trigrams : undefined);
  return [...found, ...foreign, ...findHiddenOrders(whole, (text) => fold(text).text)];
}

/** Orders that begin in an earlier message of the speaker and end in this one; the span is the part in this one. */
function splitOrders({ folded }: Analysis, earlier: readonly string[]): Hit[] {
  const last = earlier.at(-1)?.trimEnd() ?? '';
  if (last === '' || ENDED.test(last)) return [];
  const before = earlier
    .slice(-TURNS)
    .map((text) =>
      fold(text.slice(-TURN_LENGTH))
        .text.trim()
        .replace(/(?:\.{2,}|…|[,;–-])$/, ''),
    )
    .join(' ');
  const joined = `${before} ${folded.text.slice(0, TURN_LENGTH)}`;
  const border = before.length + 1;
  return findOrders(joined)
    .filter(({ start, end }) => start < border && end > border)
    .map((hit) => ({
      ...hit,
      label: hiddenIn(hit.label, 'split'),
      ...unfold(folded, 0, hit.end - border),
    }));
}
