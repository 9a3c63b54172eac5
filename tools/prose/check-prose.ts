import { extractProse, type Passage } from './extract-prose.ts';
import { PHRASES } from './phrases.ts';

/** A sentence of a page may have this many words. */
export const WORDS_IN_A_SENTENCE = 35;

/** One complaint for each phrase or sentence that has to be rewritten, as `file:line: advice`. */
export function checkProse(file: string, text: string): string[] {
  const passages = extractProse(file, text);
  const complaints = passages.flatMap(translatedPhrases);
  if (hasShortSentences(file)) complaints.push(...passages.flatMap(longSentences));
  return complaints
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, advice }) => `${file}:${line}: ${advice}`);
}

type Complaint = { line: number; advice: string };

function translatedPhrases(passage: Passage): Complaint[] {
  const words = withoutCode(passage.text);
  return PHRASES.flatMap(({ pattern, better }) =>
    [...words.matchAll(acrossLines(pattern))].map((match) => ({
      line: lineWithin(passage, match.index),
      advice: `“${match[0].replaceAll(/\s+/g, ' ')}”: write ${better}`,
    })),
  );
}

/** The text with spaces for code and for the signs at the beginning of a comment's lines, so that places stay. */
function withoutCode(text: string): string {
  const blank = (found: string) => found.replaceAll(/[^\n]/g, ' ');
  return text.replaceAll(/`[^`]*`/g, blank).replaceAll(/^\s*(?:\*|\/\/|#)/gm, blank);
}

/** A space of the pattern matches any white space, also the end of a line. */
function acrossLines({ source }: RegExp): RegExp {
  return new RegExp(source.replaceAll(' ', String.raw`\s+`), 'gi');
}

/** Decision records keep the sentences of their day, and the tables of the evaluation are generated. */
function hasShortSentences(file: string): boolean {
  return /^(?:docs\/[^/]*|[A-Z]+)\.md$/.test(file) && file !== 'docs/moderator-figures.md';
}

function longSentences(passage: Passage): Complaint[] {
  if (passage.text.trimStart().startsWith('|')) return [];
  const sentences = passage.text.matchAll(/\S[\s\S]*?(?:[.!?:][*_)”"]*(?=\s)|$)/g);
  return [...sentences].flatMap((match) => {
    const words = match[0].split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    if (words <= WORDS_IN_A_SENTENCE) return [];
    const advice = `a sentence of ${words} words: split it (at most ${WORDS_IN_A_SENTENCE})`;
    return [{ line: lineWithin(passage, match.index), advice }];
  });
}

function lineWithin(passage: Passage, index: number): number {
  return passage.line + passage.text.slice(0, index).split('\n').length - 1;
}
