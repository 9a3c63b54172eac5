import { WORD } from '../../lexicon/word-class.ts';
import type { Hit } from './hit.ts';
import type { SentenceView } from './sentence-view.ts';
import { isWantedByOthers } from './subject.ts';

/** The remaining weight of a hit in another person's words. */
const REPORTED = 0.3;
const QUOTED = 0.2;
const OBJECTED = 0.6;

/** The author's distance from the words: 1 for their own, less for a quotation, a report or a rebuke. */
export function distance(view: SentenceView, { from, to }: Hit): number {
  const { range } = view;
  // One word between marks is mocked, not quoted.
  const isQuoted =
    (view.quoted(from) && view.quoted(Math.min(from + 1, to))) ||
    (view.quoted(to) && view.quoted(Math.max(to - 1, from))) ||
    (view.quoted(from - 1) && view.quoted(from) && !view.quoted(to));
  const reporting = reportBefore(view, from) || isWantedByOthers(view, from) || isDoubted(view, from);
  const objection =
    (from > range.from && view.find(WORD.objection, from - 1, range.from) >= 0) ||
    (to + 1 < range.to && view.find(WORD.objection, to + 1, range.to - 1) >= 0);
  if (isQuoted) return reporting || objection ? QUOTED : REPORTED;
  if (reporting) return REPORTED;
  return objection && /^(?:that|it|this|such|is)$/.test(view.word(to + 1)) ? OBJECTED : 1;
}

const DOUBTS = /^(?:doubt|deny|denies|dispute|disagree|reject|refute|hear|hears|hearing)$/;
/** These express doubt only in a denial or a question. */
const BACKS = /^(?:shows?|proves?|true|study|studies|evidence|proof|source|figures?)$/;

/** "It is not true that …", "I doubt that …", "no study shows that …": the author does not hold the clause. */
function isDoubted({ range, word, at }: SentenceView, from: number): boolean {
  const that = [from - 1, from - 2, from - 3].find((place) => word(place) === 'that');
  if (that === undefined || /^(?:don't|isn't|can't|doesn't|aren't|do|is)$/.test(word(range.from)))
    return false;
  let doubts = 0;
  let denials = 0;
  let backing = 0;
  for (let place = Math.max(range.from, that - 8); place < that; place += 1) {
    if (DOUBTS.test(word(place)) || at(place) & WORD.objection) doubts += 1;
    if (BACKS.test(word(place))) backing += 1;
    if (at(place) & WORD.negation || word(place) === 'me') denials += 1;
  }
  const isFirm = /^(?:doubt|deny|denies|dispute)$/.test(word(that - 1)) && denials > 0;
  return (doubts > 0 && !isFirm) || (backing > 0 && denials > 0);
}

/** A verb of saying before the words whose subject is not the author: "he said …", "calling …". */
function reportBefore(view: SentenceView, from: number): boolean {
  const verb = view.find(WORD.reporting, from, view.range.from);
  if (verb < 0) return false;
  let subject = /^(?:me|us|my|our)$/.test(view.word(verb - 1)) ? verb - 1 : -1;
  for (let at = verb - 1; at >= verb - 4 && subject < 0; at -= 1)
    if (/^(?:i|we)(?:'|$)/.test(view.word(at))) subject = at;
  if (subject < 0 || view.find(WORD.they | WORD.you | WORD.negation, subject, verb) >= 0) return true;
  return /^(?:was|were|been|used)$/.test(view.word(subject + 1));
}
