import type { Label } from '../said/labels.ts';
import { createPrefilter } from '../prefilter/prefilter.ts';
import type { Trigrams } from '../text/trigrams.ts';
import type { Analysis } from '../text/analysis.ts';
import { quotedTokens } from './identity/sentence-view.ts';

/**
 * A phrase in repaired words, separated by single spaces. `weight`: how certainly it has the label's meaning, 0 … 1.
 */
export type Phrase = { label: string; weight: number; expression: RegExp };
/** The place of a phrase, in tokens; `to` not included. */
export type PhraseHit = { label: string; weight: number; from: number; to: number };

/** `source` is read from word to word; every repetition in it is bounded. */
export function phrase(label: Label, weight: number, source: string): Phrase {
  return { label, weight, expression: new RegExp(`(?<![a-z'])(?:${source})(?![a-z])`, 'g') };
}

/** The number of words of one sentence that are read: a longer "sentence" is not one. */
const WORDS_READ = 400;
const NEGATED =
  /\b(?:not|never|no one|nobody|n't|don't|didn't|won't|wouldn't|can't|isn't|aren't|cannot)(?: \w+){0,2} $/;
const NEGATION = /\b(?:not|never|without|don't|won't|wouldn't|can't|couldn't)\b/;
/** Introduces another person's words or deeds: "he said that …", "threats like …", "anyone who …". */
const REPORTED =
  /\b(?:he|she|who|said|says|say|saying|claims?|claimed|threat(?:s|en|ened|ening)?|wrote|told|tells|posted|tweeted|shouted|yelled|calls?|called|calling|(?:they|people|someone|somebody|anyone) (?:said|say|says|who|that|wrote|shout|shouted)|if (?:someone|somebody|anyone)) (?:\w+ ){0,4}$/;
const SAID_BY_OTHERS = 0.4;

/** Phrases that are searched together, and words of which at least one occurs in any sentence with them. */
export type PhraseBook = { phrasesIn: (words: Trigrams) => Phrase[]; gate: RegExp };

export function phraseBook(phrases: readonly Phrase[], gate: RegExp): PhraseBook {
  return { phrasesIn: createPrefilter(phrases), gate };
}

/** Every place of these phrases, most certain first. Negated ones are left out; others' words weigh less. */
export function findPhrases(analysis: Analysis, { phrasesIn, gate }: PhraseBook): PhraseHit[] {
  const phrases = phrasesIn(analysis.wordTrigrams);
  if (phrases.length === 0) return [];
  const quoted = quotedTokens(analysis);
  const hits: PhraseHit[] = [];
  for (const { from, to } of analysis.sentences) {
    const text = analysis.words.slice(from, Math.min(to, from + WORDS_READ)).join(' ');
    if (!gate.test(text)) continue;
    for (const { label, weight, expression } of phrases) {
      if (text.search(expression) < 0) continue;
      for (const found of text.matchAll(expression)) {
        const before = text.slice(Math.max(0, found.index - 60), found.index);
        if (NEGATED.test(before) || NEGATION.test(found[0])) continue;
        const first = from + spacesIn(text.slice(0, found.index));
        const last = first + spacesIn(found[0]) + 1;
        const isOthers = REPORTED.test(before) || quoted(first);
        hits.push({ label, weight: isOthers ? weight * SAID_BY_OTHERS : weight, from: first, to: last });
      }
    }
  }
  return hits.toSorted((one, other) => other.weight - one.weight);
}

function spacesIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === 32) count += 1;
  return count;
}
