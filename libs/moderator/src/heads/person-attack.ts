import { createPrefilter } from '../prefilter/prefilter.ts';
import { remembering } from '../base/remembering.ts';
import { trigramsOf, type Trigrams } from '../text/trigrams.ts';
import { fold, unfold, type Comparable } from '../text/fold.ts';
import { bandOf, outermost, type Finding } from './finding.ts';
import { namePatterns, PATTERNS, type Pattern } from './patterns.ts';

/** The people in the debate, so that an insult by name is recognised too. */
export type Context = { names?: readonly string[] };

const ORDER_WEIGHT = 0.85;
/** The number of characters that are read before a match. */
const LOOK_BACK = 48;
const NEGATED = /\bnot\s+(?:[a-z]+\s+){0,2}$/;
const SAYING =
  '(?:call(?:s|ed|ing)?(?:\\s+out)?|say(?:s|ing)?|said|claim(?:s|ed|ing)?|shout(?:s|ed|ing)?|think(?:s|ing)?|believ(?:es?|ed|ing)|wrote|writes|accus\\w+|idea|myth|lie|notion|view)';
/** Another person's words: "he said that you are …", "the idea that …". */
const REPORTED = new RegExp(`\\b${SAYING}(?:\\s+that(?:\\s+[a-z']+){0,2})?[,:]?\\s*["“']?\\s*$`);
/** The author's own words despite the report: "as I said, you are …", but not "if I said that you are …". */
const OWN_WORDS = new RegExp(
  `(?<!\\bif\\s)\\b(?:i|we)(?:'[a-z]+)?\\s+(?:[a-z]+\\s+){0,2}${SAYING}\\b[^.!?]*$`,
);

/**
 * Words aimed at people rather than at a claim, in a comparable text. One finding for the strongest hit, with all
 * hits as spans; undefined without a hit. Negated ("you are not stupid") and reported ("he said that you are …")
 * words do not count. `trigrams`: of that text.
 */
export function detectPersonAttack(
  comparable: Comparable,
  context: Context = {},
  trigrams: Trigrams = trigramsOf(comparable.text),
): Finding<'personAttack'> | undefined {
  const names = (context.names ?? []).map((name) => fold(name.trim()).text);
  const hits = [...withoutNames(trigrams), ...withNames(names.join('\n'))(trigrams)]
    .flatMap((candidate) => findHits(comparable.text, candidate))
    .sort((one, other) => other.weight - one.weight);
  const [strongest] = hits;
  if (!strongest) return undefined;
  return {
    kind: 'personAttack',
    score: strongest.weight,
    flag: true,
    band: bandOf(strongest.weight),
    spans: outermost(hits.map((hit) => unfold(comparable, hit.start, hit.end))),
    reason: 'aboutPerson',
    features: [
      { label: 'pattern', value: strongest.label },
      { label: 'deciding word', value: strongest.word },
    ],
  };
}

const withoutNames = createPrefilter(PATTERNS);
/** A room keeps its names, so that their patterns are made once. */
const withNames = remembering(100, (names: string) => createPrefilter(namePatterns(names.split('\n'))));

type Hit = { label: string; word: string; weight: number; start: number; end: number };

function findHits(text: string, { label, expression, weights, certainty, onlyAfter }: Pattern): Hit[] {
  if (text.search(expression) < 0) return [];
  return [...text.matchAll(expression)].flatMap((match) => {
    const [found, word = ''] = match;
    const before = text.slice(Math.max(0, match.index - LOOK_BACK), match.index);
    if (onlyAfter && !onlyAfter.test(before)) return [];
    if (NEGATED.test(found.slice(0, found.lastIndexOf(word))) || isReported(before)) return [];
    const weight = (weights.get(word) ?? ORDER_WEIGHT) * certainty;
    return [{ label, word, weight, start: match.index, end: match.index + found.length }];
  });
}

function isReported(before: string): boolean {
  return REPORTED.test(before) && !OWN_WORDS.test(before);
}
