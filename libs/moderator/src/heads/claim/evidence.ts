import { createPrefilter } from '../../prefilter/prefilter.ts';
import type { Trigrams } from '../../text/trigrams.ts';
import { unfold } from '../../text/fold.ts';
import type { Analysis } from '../../text/analysis.ts';
import { bandOf, outermost, type Finding } from '../finding.ts';
import { FIGURE, SUPPORT, YEAR } from './support.ts';

/** From here on a text counts as supported: by something that others can look up. */
const THRESHOLD = 0.5;
/** Each further kind of support closes this share of the gap to certainty. */
const FURTHER = 0.25;
const LONGEST = 20_000;
const DATED = 0.5;
/** A capital letter inside a sentence, or a country at its beginning. */
const NAME =
  /(?<=[a-z,;] )(?!I\b)[A-Z][a-z]{2,}|\b(?:Austria|Australia|Belgium|Brazil|Canada|Chile|China|Denmark|Estonia|Finland|France|Germany|Greece|Iceland|India|Ireland|Israel|Italy|Japan|Kenya|Mexico|Netherlands|Norway|Poland|Portugal|Russia|Scotland|Singapore|Spain|Sweden|Switzerland|Turkey|Ukraine|Wales)\b/;

type Support = { label: string; words: string; strength: number; start: number; end: number };

/**
 * How well a text supports its claims, by its citations: links, named sources, dated studies, figures, examples. It
 * does not know whether a source is true or really says so.
 */
export function detectEvidence({ original, folded, trigrams }: Analysis): Finding<'evidence'> {
  const found = supportIn(folded.text.slice(0, LONGEST), trigrams).toSorted(
    (one, other) => other.strength - one.strength,
  );
  const score = scoreOf(found, NAME.test(original.slice(0, LONGEST)));
  const decisive = found.filter(({ strength }) => score < THRESHOLD || strength >= FURTHER);
  return {
    kind: 'evidence',
    score,
    flag: score >= THRESHOLD,
    band: bandOf(score),
    spans: outermost(decisive.map(({ start, end }) => unfold(folded, start, end))),
    reason: score >= THRESHOLD ? 'supported' : 'unsupported',
    features: found.slice(0, 4).map(({ label, words }) => ({ label, value: words.slice(0, 80) })),
  };
}

const patternsIn = createPrefilter(SUPPORT);

function supportIn(text: string, trigrams: Trigrams): Support[] {
  return patternsIn(trigrams).flatMap(({ label, expression, strength }) =>
    Array.from(text.matchAll(expression), ({ 0: words, index: start }) => ({
      label,
      words: words.trim(),
      strength,
      start,
      end: start + words.length,
    })),
  );
}

/** The strongest support, and a little more for each further kind. A name or a figure with its date can be looked up. */
function scoreOf(found: readonly Support[], hasName: boolean): number {
  const kinds = new Map<string, number>();
  for (const { label, strength } of found) kinds.set(label, Math.max(strength, kinds.get(label) ?? 0));
  if (kinds.has(YEAR) && (hasName || kinds.has(FIGURE))) kinds.set(YEAR, DATED);
  const [first = 0, ...further] = [...kinds.values()].toSorted((one, other) => other - one);
  return further.reduce((score, strength) => score + (1 - score) * strength * FURTHER, first);
}
