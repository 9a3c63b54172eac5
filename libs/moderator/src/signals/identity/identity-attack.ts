import { WORD } from '../../lexicon/word-class.ts';
import type { Analysis, TokenRange } from '../../text/analysis.ts';
import { implicitHits } from './implicit.ts';
import { BAD } from './bad-words.ts';
import type { Hit } from './hit.ts';
import { RULES } from './rules.ts';
import { isAnotherThing } from './slur-rules.ts';
import { quotedTokens, viewSentence, type SentenceView } from './sentence-view.ts';
import { targetsOf, type Target } from './targets.ts';

/** How much of a hit is left where it is somebody else's words. */
const REPORTED = 0.3;
const QUOTED = 0.2;
const OBJECTED = 0.6;

/**
 * Contempt, hatred or harm aimed at people by a protected trait, composed of who is meant and what is said of them: every
 * relation found, the strongest first, each already weighed by who says it.
 */
export function identityHits(analysis: Analysis): Hit[] {
  const targets = targetsOf(analysis);
  const quoted = quotedTokens(analysis);
  const hits: Hit[] = [];
  for (const range of analysis.sentences) {
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

/** How far the author stands from the words: 1 for their own, less for a quotation, a report or a rebuke. */
function distance(view: SentenceView, { from, to }: Hit): number {
  const { range } = view;
  const isQuoted = view.quoted(from) && view.quoted(to);
  const reporting = reportBefore(view, from);
  const objection =
    (from > range.from && view.find(WORD.objection, from - 1, range.from) >= 0) ||
    (to + 1 < range.to && view.find(WORD.objection, to + 1, range.to - 1) >= 0);
  if (isQuoted) return reporting || objection ? QUOTED : REPORTED;
  if (reporting) return REPORTED;
  return objection && /^(?:that|it|this|such|is)$/.test(view.word(to + 1)) ? OBJECTED : 1;
}

/** A verb of saying before the words whose subject is not the author: "he said …", "calling …". */
function reportBefore(view: SentenceView, from: number): boolean {
  const verb = view.find(WORD.reporting, from, view.range.from);
  if (verb < 0) return false;
  const subject = view.find(WORD.self, verb - 1, verb - 4);
  return subject < 0 || view.find(WORD.they | WORD.you | WORD.negation, subject, verb) >= 0;
}
