import { lexemeOf } from '../../lexicon/lexeme.ts';
import { placeAdjectives } from './places.ts';
import { things } from './things.ts';

/** Words that were read somewhere and can be trusted: whether a word exists, and how it is written inside a sentence. */
export type WordBook = {
  /** Takes a word in lower case. */
  knows: (word: string) => boolean;
  /** "nhs" → "NHS", "schools" → "schools". */
  written: (word: string) => string;
};

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
/** The share of a word's places in which it has a capital, from which it is a name. */
const NAME_FROM = 0.8;

/** The words of well-edited English texts: which exist beside the common ones, and which have capitals. */
export function openWordBook(texts: readonly string[]): WordBook {
  const forms = new Map<string, Map<string, number>>();
  for (const text of texts) {
    for (const { 0: form, index } of text.matchAll(WORD)) {
      // The first word of a sentence has a capital whatever it is.
      if (!/[\p{L}\p{N},;:)]\s$|-$/u.test(text.slice(Math.max(0, index - 2), index))) continue;
      const word = form.toLowerCase();
      const counts = forms.get(word) ?? new Map<string, number>();
      counts.set(form, (counts.get(form) ?? 0) + 1);
      forms.set(word, counts);
    }
  }
  const written = new Map([...forms].map(([word, counts]) => [word, usual(word, counts)]));
  for (const { one, many } of things().values()) {
    for (const form of `${one} ${many}`.split(/[ -]/))
      if (!written.has(form.toLowerCase())) written.set(form.toLowerCase(), form);
  }
  return {
    knows: (word) => written.has(word) || placeAdjectives().has(word) || isCommon(word),
    written: (word) => placeAdjectives().get(word) ?? written.get(word) ?? word,
  };
}

function usual(word: string, counts: ReadonlyMap<string, number>): string {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [form = word] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return 1 - (counts.get(word) ?? 0) / all >= NAME_FROM ? form : word;
}

/** Whether a word, or the word that it is a regular form of, is among the common English ones. */
function isCommon(word: string): boolean {
  const candidates = [
    word,
    word.replace(/'s$/, ''),
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
  ];
  return candidates.some((one) => one.length > 1 && lexemeOf(one).level > 0);
}
