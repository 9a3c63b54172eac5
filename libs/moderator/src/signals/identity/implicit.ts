import { createPrefilter } from '../../prefilter/prefilter.ts';
import { trigramsOf } from '../../prefilter/trigrams.ts';
import { CONTEMPT } from './contempt.ts';
import type { SentenceView } from './sentence-view.ts';
import type { Hit } from './hit.ts';
import type { Target } from './targets.ts';

const COMPILED = CONTEMPT.map(([label, weight, source]) => ({
  label,
  weight,
  /** Whether it asks what kind a word is of, beside groups. */
  byKind: /BAD|BEAST/.test(source),
  expression: new RegExp(`\\b${source.replaceAll('BAD', '(?:BAD|BEAST)')}(?![a-z])`),
}));
const contemptIn = createPrefilter(COMPILED);
/** Longer sentences are read in part: contempt of this kind is short. */
const WORDS_READ = 120;

/** Contempt for a group in a sentence that has no word for it. `bad`, `beast`: what a place says, as bits. */
export function implicitHits(
  view: SentenceView,
  targets: readonly Target[],
  bad: number,
  beast: number,
): Hit[] {
  const { from } = view.range;
  const to = Math.min(view.range.to, from + WORDS_READ);
  const masked: string[] = [];
  const plain: string[] = [];
  for (let place = from; place < to; place += 1) {
    const isGroup = (targets[place] ?? 'none') !== 'none';
    masked.push(isGroup ? 'GROUP' : maskOf(view, place, bad, beast));
    plain.push(isGroup ? 'GROUP' : view.word(place));
  }
  if (!plain.includes('GROUP')) return [];
  const texts = { kinds: masked.join(' '), words: plain.join(' ') };
  // A kind stands where its word stood, so that the patterns that ask for one find the rest in the words too.
  return contemptIn(trigramsOf(`${texts.words} ${texts.kinds}`)).flatMap(
    ({ label, weight, byKind, expression }) => {
      const text = byKind ? texts.kinds : texts.words;
      const found = expression.exec(text);
      if (!found) return [];
      const first = from + spacesIn(text.slice(0, found.index));
      return [{ label, weight, from: first, to: Math.min(to - 1, first + spacesIn(found[0])) }];
    },
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
