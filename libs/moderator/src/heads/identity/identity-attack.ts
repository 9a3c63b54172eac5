import { WORD } from '../../lexicon/word-class.ts';
import type { Analysis, TokenRange } from '../../text/analysis.ts';
import { implicitHits } from './implicit.ts';
import { BAD } from './bad-words.ts';
import { distance } from './distance.ts';
import type { Hit } from './hit.ts';
import { RULES } from './rules.ts';
import { isAnotherThing } from './slur-rules.ts';
import { quotedTokens, viewSentence } from './sentence-view.ts';
import { targetsOf, type Target } from './targets.ts';

/**
 * Contempt, hatred or harm aimed at people by a protected trait, composed of the target and the statement: every
 * relation found, strongest first, weighed by its speaker.
 */
export function identityHits(analysis: Analysis): Hit[] {
  const targets = targetsOf(analysis);
  const quoted = quotedTokens(analysis);
  const hits: Hit[] = [];
  let before: TokenRange | undefined;
  for (const range of analysis.sentences) {
    if (before && speaksOfPeople(targets, before)) {
      const both = viewSentence(analysis, { from: before.from, to: range.to }, quoted);
      const across = implicitHits(both, targets, BAD, WORD.dehumanising, range.from);
      hits.push(...across.map((found) => ({ ...found, weight: found.weight * distance(both, found) })));
    }
    before = range;
    if (!speaksOfPeople(targets, range)) continue;
    const view = viewSentence(analysis, range, quoted);
    const implicit = implicitHits(view, targets, BAD, WORD.dehumanising);
    hits.push(...implicit.map((found) => ({ ...found, weight: found.weight * distance(view, found) })));
    for (let place = range.from; place < range.to; place += 1) {
      const target = targets[place] ?? 'none';
      if (target === 'none' || (target === 'softSlur' && isAnotherThing(view, place))) continue;
      for (const rule of RULES) {
        const found = rule(view, place, target);
        if (found) hits.push({ ...found, weight: found.weight * distance(view, found) });
      }
    }
  }
  return hits.toSorted((one, other) => other.weight - one.weight);
}

function speaksOfPeople(targets: readonly Target[], { from, to }: TokenRange): boolean {
  for (let place = from; place < to; place += 1) if ((targets[place] ?? 'none') !== 'none') return true;
  return false;
}
