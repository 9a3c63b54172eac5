import { createPrefilter } from '../../prefilter/prefilter.ts';
import { hiddenIn } from '../../said/say-order.ts';
import { trigramsBlindForCase, trigramsOf } from '../../text/trigrams.ts';
import { CLAIMS } from './claims.ts';
import { DISGUISES, hiddenTexts } from './disguises.ts';
import { FOREIGN_ORDERS, FOREIGN_TRIGGER } from './languages.ts';
import { isMentioned, isQuoted, leadOf } from './mention.ts';
import type { OrderPattern } from './order-pattern.ts';
import { beginsOrder, ORDERS } from './orders.ts';

/** One place where a text gives the moderator orders, by offsets into the searched text. */
export type Hit = { label: string; words: string; weight: number; start: number; end: number };

/** Words that are mentioned or quoted count with this share of the weight. */
const MENTIONED = 0.35;
const QUOTED = 0.65;
/** Orders hidden in machine-readable text leave no doubt. */
const HIDDEN_WEIGHT = 0.9;

const patternsIn = createPrefilter([...ORDERS, ...CLAIMS, ...DISGUISES]);
const foreignIn = createPrefilter(FOREIGN_ORDERS);

/** Every place where a folded text gives orders; empty for nearly all texts. `trigrams`: of it, or of more. */
export function findOrders(text: string, trigrams = trigramsOf(text)): Hit[] {
  return patternsIn(trigrams).flatMap((pattern) => findHits(text, pattern));
}

/**
 * The same in other languages. Takes the text as written, since folding changes its letters, and its case-insensitive
 * trigrams, or those of more.
 */
export function findForeignOrders(original: string, trigrams = trigramsBlindForCase(original)): Hit[] {
  const patterns = foreignIn(trigrams);
  if (patterns.length === 0 || !FOREIGN_TRIGGER.test(original)) return [];
  return patterns.flatMap((pattern) => findHits(original, pattern));
}

/** Orders that only a machine can read. `fold` makes a text comparable. */
export function findHiddenOrders(original: string, fold: (text: string) => string): Hit[] {
  return hiddenTexts(original).flatMap(({ hiding, text, start, end }) =>
    findOrders(fold(text))
      .slice(0, 1)
      .map((hit) => ({ ...hit, label: hiddenIn(hit.label, hiding), weight: HIDDEN_WEIGHT, start, end })),
  );
}

/** 0 … 1 for all hits together: each kind counts once, by its most certain hit. */
export function scoreOf(hits: readonly Hit[]): number {
  const surest = new Map<string, number>();
  for (const { label, weight } of hits) surest.set(label, Math.max(weight, surest.get(label) ?? 0));
  return 1 - [...surest.values()].reduce((doubt, weight) => doubt * (1 - weight), 1);
}

function findHits(text: string, { label, expression, weight, imperative }: OrderPattern): Hit[] {
  if (text.search(expression) < 0) return [];
  return [...text.matchAll(expression)].flatMap((match) => {
    const lead = leadOf(text, match.index);
    if (imperative && !beginsOrder(lead)) return [];
    const share = isMentioned(lead) ? MENTIONED : isQuoted(lead) ? QUOTED : 1;
    return [
      {
        label,
        words: match[0].trim(),
        weight: weight * share,
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}
