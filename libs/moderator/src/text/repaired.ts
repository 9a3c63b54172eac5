import type { Analysis } from './analysis.ts';

/** A text with its way back: `offsets[i]` is where unit `i` stood in the original, and one more place for the end. */
export type RepairedText = { text: string; offsets: Int32Array };

/** The folded text with every disguised word written out ("i d i o t" as "idiot"), for patterns to read. */
export function repairedText({ folded, tokens }: Analysis): RepairedText {
  if (tokens.every(({ repaired }) => !repaired)) return folded;
  const parts: string[] = [];
  const places: number[] = [];
  let reached = 0;
  const copy = (from: number, to: number) => {
    if (to <= from) return;
    parts.push(folded.text.slice(from, to));
    for (let at = from; at < to; at += 1) places.push(folded.offsets[at] ?? 0);
  };
  for (const { word, start, end, repaired } of tokens) {
    copy(reached, start);
    if (repaired && word.length !== end - start) {
      parts.push(word);
      for (let at = 0; at < word.length; at += 1) places.push(folded.offsets[start] ?? 0);
    } else if (repaired) {
      parts.push(word);
      for (let at = start; at < end; at += 1) places.push(folded.offsets[at] ?? 0);
    } else copy(start, end);
    reached = end;
  }
  copy(reached, folded.text.length);
  places.push(folded.offsets[folded.offsets.length - 1] ?? 0);
  return { text: parts.join(''), offsets: Int32Array.from(places) };
}
