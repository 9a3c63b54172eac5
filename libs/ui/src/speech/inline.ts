import { webAddresses, type WebAddress } from './web-address.ts';

/** A run of words. `start`: its place in the whole text, in UTF-16 units. */
export type Inline =
  | { type: 'words'; text: string; start: number }
  | { type: 'link'; text: string; start: number; address: WebAddress }
  | { type: 'emphasis' | 'strong'; children: Inline[] };

/** A letter or a digit of a script that puts spaces between words. */
const IN_A_WORD = String.raw`(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])`;
const around = (mark: string, inside: string) =>
  String.raw`(?<!${IN_A_WORD}|[*_])${mark}(?=[^\s*_])(${inside}+?)(?<=[^\s*_])${mark}(?!${IN_A_WORD}|[*_])`;
/**
 * Marks around words, never inside one: `2 * 3 * 4`, `snake_case` and `f**k` have none. The words between two marks
 * holds no such mark, so a search ends at the next one.
 */
const EMPHASIS = new RegExp(
  [
    around(String.raw`\*\*`, String.raw`(?:[^*]|\*(?!\*))`),
    around('__', '(?:[^_]|_(?!_))'),
    around(String.raw`\*`, '[^*]'),
    around('_', '[^_]'),
  ].join('|'),
  'gu',
);

/** The emphasis and the links in a passage that begins at `start` of the whole text. */
export function inlinesOf(passage: string, start: number): Inline[] {
  const addresses = webAddresses(passage);
  // Signs inside an address emphasise nothing.
  let covered = passage;
  for (const { start: from, end } of addresses) {
    covered = covered.slice(0, from) + 'x'.repeat(end - from) + covered.slice(end);
  }
  const inlines: Inline[] = [];
  let at = 0;
  for (const match of covered.matchAll(EMPHASIS)) {
    const isStrong = match[1] !== undefined || match[2] !== undefined;
    const [width, end] = [isStrong ? 2 : 1, match.index + match[0].length];
    const inside = passage.slice(match.index + width, end - width);
    inlines.push(...linked(passage.slice(at, match.index), start + at));
    const children = inlinesOf(inside, start + match.index + width);
    inlines.push({ type: isStrong ? 'strong' : 'emphasis', children });
    at = end;
  }
  return [...inlines, ...linked(passage.slice(at), start + at)];
}

function linked(passage: string, start: number): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const address of webAddresses(passage)) {
    if (address.start > at) {
      parts.push({ type: 'words', text: passage.slice(at, address.start), start: start + at });
    }
    const text = passage.slice(address.start, address.end);
    parts.push({ type: 'link', text, start: start + address.start, address });
    at = address.end;
  }
  if (at < passage.length) parts.push({ type: 'words', text: passage.slice(at), start: start + at });
  return parts;
}
