import { createPrefilter } from '../../prefilter/prefilter.ts';
import { trigramsOf } from '../../text/trigrams.ts';
import { CONTEMPT } from './contempt.ts';
import { DENIALS } from './contempt-denials.ts';
import { QUESTIONS } from './contempt-questions.ts';
import { SCENES } from './contempt-scenes.ts';
import { STOP, type Contempt } from './contempt-words.ts';
import { WORD } from '../../lexicon/word-class.ts';
import { isGoverned } from './subject.ts';
import type { SentenceView } from './sentence-view.ts';
import type { Hit } from './hit.ts';
import type { Target } from './targets.ts';

/** The source of a pattern that starts with a group as the subject of the sentence. */
const OF_SUBJECT = /^\^?(?:GROUP|\(\?:\(\?:all\|any\|every)/;
/** The source of a pattern that contains a denial; in all others a denial takes the statement back. */
const DENIES =
  /n't|\b(?:not|never|no|nobody|nothing(?! but)|none|neither|cannot|without|hardly|refuse|zero)\b/;

const ALL = compile([...CONTEMPT, ...DENIALS, ...QUESTIONS, ...SCENES]);
/** Those that reach into the next sentence. */
const ACROSS = compile(SCENES.filter(([, , source]) => source.includes(STOP)));
/** Longer sentences are read in part: contempt of this kind is short. */
const WORDS_READ = 120;

function compile(patterns: Contempt) {
  return createPrefilter(
    patterns.map(([label, weight, source]) => ({
      label,
      weight,
      /** Whether it asks for the kind of a word, other than groups. */
      byKind: /BAD|BEAST/.test(source),
      /** Whether it describes a group's actions or nature, and whether a negation is part of it. */
      ofSubject: OF_SUBJECT.test(source),
      denies: DENIES.test(source),
      expression: new RegExp(`\\b${source.replaceAll('BAD', '(?:BAD|BEAST)')}(?![a-z])`),
    })),
  );
}

/**
 * Contempt for a group without a word for it. `bad`, `beast`: the meaning of each place, as bits. If the view holds
 * two sentences, `second` is the first place of the second, and only matches that span both are found.
 */
export function implicitHits(
  view: SentenceView,
  targets: readonly Target[],
  bad: number,
  beast: number,
  second?: number,
): Hit[] {
  const { from } = view.range;
  const to = Math.min(view.range.to, from + WORDS_READ);
  const places: number[] = [];
  const masked: string[] = [];
  const plain: string[] = [];
  for (let place = from; place < to; place += 1) {
    if (place === second) {
      places.push(place);
      masked.push(STOP);
      plain.push(STOP);
    }
    const isGroup = (targets[place] ?? 'none') !== 'none';
    places.push(place);
    masked.push(isGroup ? 'GROUP' : maskOf(view, place, bad, beast));
    plain.push(isGroup ? 'GROUP' : view.word(place));
  }
  if (!plain.includes('GROUP')) return [];
  const texts = { kinds: masked.join(' '), words: plain.join(' ') };
  const patternsIn = second === undefined ? ALL : ACROSS;
  // A kind replaces its word, so that the patterns that ask for one match the rest in the words too.
  return patternsIn(trigramsOf(`${texts.words} ${texts.kinds}`)).flatMap(
    ({ label, weight, byKind, ofSubject, denies, expression }) => {
      const text = byKind ? texts.kinds : texts.words;
      const found = expression.exec(text);
      if (!found) return [];
      const first = spacesIn(text.slice(0, found.index));
      const last = Math.min(places.length - 1, first + spacesIn(found[0]));
      const said = places.slice(first, last + 1);
      if (!denies && said.some((place) => isDenial(view, place))) return [];
      const subject = said.find((place) => (targets[place] ?? 'none') !== 'none');
      if (ofSubject && subject !== undefined && isGoverned(view, subject)) return [];
      return [{ label, weight, from: places[first] ?? from, to: places[last] ?? to - 1 }];
    },
  );
}

/** A negation that denies its clause: not "can't help but …", not "I can't believe that …". */
function isDenial(view: SentenceView, place: number): boolean {
  return (
    (view.at(place) & WORD.negation) !== 0 && !/^(?:help|believe|wait|but|only)$/.test(view.word(place + 1))
  );
}

function maskOf(view: SentenceView, place: number, bad: number, beast: number): string {
  const classes = view.at(place);
  if (classes & beast) return 'BEAST';
  return classes & bad ? 'BAD' : view.word(place);
}

function spacesIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === 32) count += 1;
  return count;
}
