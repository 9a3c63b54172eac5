import type { Label } from '../said/labels.ts';
import { KIND } from './language-data.ts';
import type { Place } from './forms.ts';
import type { ReadWord } from './read-words.ts';

/** What is said of a group, how surely it is contempt, and where. */
export type GroupPlace = Place & { label: Label; weight: number; isDenial?: boolean };

/** Words between a group and what is said of it. */
const NEAR = 7;
const RIGHT_BESIDE = 1;
const THEM = KIND.group | KIND.slur;
const WORSE = KIND.vermin | KIND.insult | KIND.badTrait;

/** Contempt for groups of people: slurs, and what is said in one sentence of a group, or of "them" in the next. */
export function groupHatred(words: readonly ReadWord[]): GroupPlace[] {
  const places: GroupPlace[] = [];
  for (const [from, to] of sentencesOf(words)) {
    const groups = placesOfKind(words, from, to, THEM);
    for (const at of groups) {
      const isSlur = ((words[at]?.kinds ?? 0) & (KIND.slur | KIND.misspelt)) === KIND.slur;
      if (isSlur) places.push({ label: 'a slur', weight: 0.85, from: at, to: at + 1, gaps: [] });
    }
    const anchor = groups[0] ?? followUp(words, from);
    if (anchor !== undefined) places.push(...saidOf(words, { from, to, anchor, groups }));
  }
  return places;
}

/** The first word of a sentence that speaks of "them", where the sentence before it names a group. */
function followUp(words: readonly ReadWord[], from: number): number | undefined {
  const first = words[from];
  if (!first || !(first.kinds & KIND.they)) return undefined;
  for (let at = from - 1; at >= 0 && words[at]?.sentence === first.sentence - 1; at -= 1)
    if ((words[at]?.kinds ?? 0) & THEM) return from;
  return undefined;
}

type Sentence = { from: number; to: number; anchor: number; groups: readonly number[] };

function saidOf(words: readonly ReadWord[], sentence: Sentence): GroupPlace[] {
  const { from, to, anchor, groups } = sentence;
  const kinds = (at: number) => words[at]?.kinds ?? 0;
  const span = (at: number, label: Label, weight: number): GroupPlace => {
    const [one, other] = [Math.min(anchor, at), Math.max(anchor, at)];
    const inside = Array.from({ length: Math.max(0, other - one - 1) }, (_, index) => one + 1 + index);
    return { label, weight, from: one, to: other + 1, gaps: inside };
  };
  const places: GroupPlace[] = [];
  const isGuess = (kinds(anchor) & KIND.misspelt) !== 0;
  const oughts = placesOfKind(words, from, to, KIND.ought);
  const isOught = (at: number) => oughts.some((one) => words[one]?.clause === words[at]?.clause);
  const isConcern = placesOfKind(words, from, to, KIND.concern).length > 0;
  const isAbout = isSaidAbout(words, anchor);
  for (let at = from; at < to; at += 1) {
    if (groups.includes(at) || (isGuess && kinds(at) & KIND.misspelt)) continue;
    if (kinds(at) & KIND.hate && Math.abs(at - anchor) <= NEAR && !isJudged(words, anchor, isAbout))
      places.push(span(at, 'hatred of a group', 0.8));
    if (kinds(at) & WORSE && isNobodyAs(words, at) && groups.some((one) => one > at && one - at <= NEAR))
      places.push({ ...span(at, 'contempt for a group', 0.75), isDenial: true });
    const isWorse = kinds(at) & KIND.vermin || (kinds(at) & WORSE && !isConcern);
    if (isWorse && isSaidOf(words, anchor, at, isAbout)) places.push(span(at, 'contempt for a group', 0.75));
    if (Math.abs(at - anchor) > NEAR + 2) continue;
    if (kinds(at) & KIND.harm && isOught(at) && !isConcern)
      places.push(span(at, 'harm wished on a group', 0.9));
    const isWorth = kinds(at) & KIND.worth || (kinds(at) & KIND.owed && isOught(at) && !isConcern);
    if (isWorth && isDenied(words, at))
      places.push({ ...span(at, 'worth denied to a group', 0.75), isDenial: true });
  }
  return places;
}

/** Words between a negation and what it denies, before it or behind. */
const [BEFORE, BEHIND] = [3, 1];

function isDenied(words: readonly ReadWord[], at: number, before = BEFORE): boolean {
  for (let beside = Math.max(0, at - before); beside <= at + BEHIND; beside += 1) {
    const word = words[beside];
    const isHere = beside < at ? word?.sentence === words[at]?.sentence : word?.clause === words[at]?.clause;
    if (beside !== at && isHere && word && word.kinds & KIND.negation) return true;
  }
  return false;
}

/** "Nobody is so dirty as X": a denial that says it of X. */
function isNobodyAs(words: readonly ReadWord[], at: number): boolean {
  return ((words[at - 1]?.kinds ?? 0) & KIND.as) !== 0 && isDenied(words, at - 1, NEAR);
}

/** Words between "against" and the group that it is about. */
const ABOUT = 2;

/** Whether a sentence speaks of something about the group, such as violence against it. */
function isSaidAbout(words: readonly ReadWord[], anchor: number): boolean {
  return words
    .slice(Math.max(0, anchor - ABOUT), anchor)
    .some(({ kinds, clause }) => kinds & KIND.about && clause === words[anchor]?.clause);
}

/** Whether "hatred of X" is judged by the rest of the sentence: "… is repulsive". */
function isJudged(words: readonly ReadWord[], anchor: number, isAbout: boolean): boolean {
  const behind = words.slice(anchor + 1, anchor + NEAR);
  const isHere = ({ sentence }: ReadWord) => sentence === words[anchor]?.sentence;
  return behind.some((word) => isHere(word) && word.kinds & (isAbout ? KIND.are | KIND.single : KIND.single));
}

/**
 * Whether a bad word is the predicate of a group ("X are vermin") or stands right beside it ("filthy X"). After "is", or about
 * violence against X, it is the predicate of something else, unless a "but" comes between.
 */
function isSaidOf(words: readonly ReadWord[], anchor: number, at: number, isAbout: boolean): boolean {
  if (Math.abs(at - anchor) <= RIGHT_BESIDE) return at < anchor || !isAbout;
  if (at < anchor || at - anchor > 2 * NEAR) return false;
  const between = words.slice(anchor + 1, at).map(({ kinds }) => kinds);
  if (isAbout && !between.some((kinds) => kinds & KIND.turn)) return false;
  if (between.some((kinds) => kinds & KIND.single)) return false;
  return (isClosedBy(words, at) && at - anchor <= NEAR) || between.some((kinds) => kinds & KIND.are);
}

/** "that X are vermin" in languages that put the verb behind. */
function isClosedBy(words: readonly ReadWord[], at: number): boolean {
  const next = words[at + 1];
  return next !== undefined && next.clause === words[at]?.clause && (next.kinds & KIND.are) !== 0;
}

function placesOfKind(words: readonly ReadWord[], from: number, to: number, kind: number): number[] {
  const places: number[] = [];
  for (let at = from; at < to; at += 1) if ((words[at]?.kinds ?? 0) & kind) places.push(at);
  return places;
}

/** The longest part of a sentence that is read as one, so that a text without full stops takes no longer. */
const SENTENCE_LIMIT = 60;

function sentencesOf(words: readonly ReadWord[]): [from: number, to: number][] {
  const sentences: [number, number][] = [];
  for (let from = 0; from < words.length;) {
    let to = from;
    while (to < words.length && to - from < SENTENCE_LIMIT && words[to]?.sentence === words[from]?.sentence)
      to += 1;
    sentences.push([from, to]);
    from = to;
  }
  return sentences;
}
