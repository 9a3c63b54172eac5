import { countCharacters } from '@rostrum/domain';
import { shuffled } from './seeded.ts';

/** The lines that the opponent may still use, each once in a debate. */
export type Notebook = {
  /** An unused line, in the order of the seed; `quote` fills its gap. */
  any: (lines: readonly string[], quote?: string) => string | undefined;
  /** The first of some lines that was not said yet. */
  first: (lines: readonly string[]) => string | undefined;
};

export function openNotebook(seed: string, earlier: readonly string[]): Notebook {
  const taken = new Set<string>();
  const isNew = (line: string) => !taken.has(line) && !earlier.some((text) => text.includes(line));
  const first = (lines: readonly string[]) => {
    const line = lines.find(isNew);
    if (line !== undefined) taken.add(line);
    return line;
  };
  return {
    first,
    any: (lines, quote = '') => first(shuffled(lines, seed).map((line) => line.replace('{}', () => quote))),
  };
}

/** Sentences that belong together: the first ones are required, the others are added if they fit. */
export type Paragraph = { must: readonly (string | undefined)[]; may?: readonly (string | undefined)[] };

/** As many paragraphs as fit into `limit` code points; a paragraph without a required line is left out. */
export function written(paragraphs: readonly Paragraph[], limit: number): string {
  let text = '';
  for (const { must, may = [] } of paragraphs) {
    if (must.some((line) => line === undefined)) continue;
    const start = must.join(' ');
    const grown = text === '' ? start : `${text}\n\n${start}`;
    if (countCharacters(grown) > limit) continue;
    text = grown;
    for (const line of may) {
      if (line !== undefined && countCharacters(`${text} ${line}`) <= limit) text = `${text} ${line}`;
    }
  }
  return text;
}
