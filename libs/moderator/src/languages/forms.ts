import { foldWord, plainWord } from './fold-word.ts';
import { KIND, type WordKind } from './language-data.ts';
import type { ReadWord } from './read-words.ts';

type Step =
  | { is: 'gap'; most: number }
  | { is: 'edge'; of: 'start' | 'clause' | 'sentence' }
  | {
      is: 'words';
      exact: ReadonlySet<string>;
      prefixes: readonly string[];
      kinds: number;
      isOptional: boolean;
    };

/** A row of words as it is searched: its steps in order. */
export type Form = readonly Step[];

/** A place where a form was found: words from one to another, `to` not included, and those that only filled gaps. */
export type Place = { from: number; to: number; gaps: readonly number[] };

const EDGES: Readonly<Record<string, 'start' | 'clause' | 'sentence'>> = {
  '^': 'start',
  ',': 'clause',
  '.': 'sentence',
};

/** Reads a form as `LanguageData` describes it. */
export function readForm(form: string): Form {
  return form.split(/\s+/).flatMap((part): Step[] => {
    const gap = /^\.\.(\d)$/.exec(part)?.[1];
    if (gap) return [{ is: 'gap', most: Number(gap) }];
    const edge = EDGES[part];
    if (edge) return [{ is: 'edge', of: edge }];
    const isOptional = part.endsWith('?');
    const choices = (isOptional ? part.slice(0, -1) : part).split('|');
    const kinds = choices.reduce((bits, choice) => bits | kindOf(choice), 0);
    const words = choices.filter((choice) => !choice.startsWith('<')).flatMap(spellings);
    return [
      {
        is: 'words',
        exact: new Set(words.filter((word) => !word.endsWith('*'))),
        prefixes: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
        kinds,
        isOptional,
      },
    ];
  });
}

/** The words that a form names, for cutting texts without spaces. */
export function wordsOfForm(form: string): string[] {
  return form
    .split(/[\s|]+/)
    .map((part) => part.replace(/[?*]$/, ''))
    .filter((part) => part && !/^[<.,^]/.test(part));
}

function kindOf(choice: string): number {
  const name = /^<(\w+)>$/.exec(choice)?.[1];
  return name ? KIND[name as WordKind] : 0;
}

function spellings(word: string): string[] {
  const plain = plainWord(word);
  return [
    ...new Set([foldWord(plain), foldWord(plain.replace(/[äöü]/g, (letter) => `${foldWord(letter)}e`))]),
  ];
}

/** Each place where a form begins, within one sentence. A form has few gaps, so that the time is linear in the words. */
export function placesOf(form: Form, words: readonly ReadWord[]): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = matchFrom({ form, words, from: at }, 0, at, []);
    if (!found || found.to === at) continue;
    places.push(found);
    at = found.to - 1;
  }
  return places;
}

type Search = { form: Form; words: readonly ReadWord[]; from: number };

function matchFrom(search: Search, step: number, at: number, gaps: readonly number[]): Place | undefined {
  const wanted = search.form[step];
  if (!wanted) return { from: search.from, to: at, gaps };
  const word = search.words[at];
  if (wanted.is === 'edge') {
    return isEdge(search.words, at, wanted.of) ? matchFrom(search, step + 1, at, gaps) : undefined;
  }
  if (wanted.is === 'words') {
    const isHere = word && word.sentence === search.words[search.from]?.sentence && fits(wanted, word);
    const found = isHere ? matchFrom(search, step + 1, at + 1, gaps) : undefined;
    return found ?? (wanted.isOptional ? matchFrom(search, step + 1, at, gaps) : undefined);
  }
  for (let skipped = 0; skipped <= wanted.most; skipped += 1) {
    const filled = Array.from({ length: skipped }, (_, index) => at + index);
    const found = matchFrom(search, step + 1, at + skipped, [...gaps, ...filled]);
    if (found) return found;
  }
  return undefined;
}

/** Most names between a phrase and the edge of its sentence: "Ben, Cleo, …". */
const FEW_NAMES = 3;
const CALLED = KIND.name | KIND.user;

/** Whether a sentence begins before this word, or it or its clause ended there. Those who are called by name do not count. */
function isEdge(words: readonly ReadWord[], at: number, of: 'start' | 'clause' | 'sentence'): boolean {
  if (of === 'start') return isSentenceEdge(words, at, at - 1, -1);
  const [last, next] = [words[at - 1], words[at]];
  if (of === 'clause' && next?.clause !== last?.clause) return true;
  return isSentenceEdge(words, at - 1, at, 1);
}

function isSentenceEdge(words: readonly ReadWord[], inside: number, from: number, step: 1 | -1): boolean {
  for (let names = 0; names <= FEW_NAMES; names += 1) {
    const beyond = words[from + names * step];
    if (!beyond || beyond.sentence !== words[inside]?.sentence) return true;
    if (!(beyond.kinds & CALLED)) return false;
  }
  return false;
}

function fits({ exact, prefixes, kinds }: Extract<Step, { is: 'words' }>, word: ReadWord): boolean {
  if (word.kinds & kinds) return true;
  return exact.has(word.folded) || prefixes.some((prefix) => word.folded.startsWith(prefix));
}
