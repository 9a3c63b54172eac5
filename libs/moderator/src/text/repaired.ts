import type { Analysis } from './analysis.ts';

/** A text with a map back: `offsets[i]` is the original place of unit `i`, with one extra entry for the end. */
export type RepairedText = { text: string; offsets: Int32Array };

/** The folded text with every disguised word written out ("i d i o t" as "idiot"), for patterns to read. */
export function repairedText({ folded, tokens }: Analysis): RepairedText {
  if (tokens.every(({ repaired }) => !repaired)) return folded;
  const parts: string[] = [];
  const changed = tokens.reduce((sum, token) => sum + (token.repaired ? token.word.length : 0), 0);
  const offsets = new Int32Array(folded.offsets.length + changed);
  let [reached, length] = [0, 0];
  /** A part whose units are `step` units apart. */
  const add = (part: string, from: number, step: 0 | 1) => {
    parts.push(part);
    for (let unit = 0; unit < part.length; unit += 1)
      offsets[length++] = folded.offsets[from + unit * step] ?? 0;
  };
  for (const { word, start, end, repaired } of tokens) {
    if (!repaired) continue;
    add(folded.text.slice(reached, start), reached, 1);
    add(word, start, word.length === end - start ? 1 : 0);
    reached = end;
  }
  add(folded.text.slice(reached), reached, 1);
  offsets[length++] = folded.offsets[folded.offsets.length - 1] ?? 0;
  return { text: parts.join(''), offsets: offsets.slice(0, length) };
}
