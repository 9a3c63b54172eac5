import { countCharacters } from '@rostrum/domain';
import { shuffled } from './seeded.ts';
import { sentencesIn } from './segments.ts';

/** The lines that the opponent may still use, each once in a debate. */
export type Notebook = {
  /** An unused line without a used sentence, in the order of the seed; `words` fill its gap. Undefined if they are missing. */
  any: (lines: readonly string[], words?: string) => string | undefined;
  /** The first of some lines that was not said yet. */
  first: (lines: readonly (string | undefined)[]) => string | undefined;
  /** Whether a line was said, or is about to be. */
  knows: (line: string) => boolean;
  /** Whether it was said in an earlier message. */
  wasSaid: (line: string) => boolean;
};

export function openNotebook(seed: string, earlier: readonly string[]): Notebook {
  const taken = new Set<string>();
  const wasSaid = (line: string) => earlier.some((text) => text.includes(line));
  const knows = (line: string) => taken.has(line) || wasSaid(line);
  const first = (lines: readonly (string | undefined)[]) => {
    const line = lines.find((one) => one !== undefined && !knows(one));
    if (line !== undefined) taken.add(line);
    return line;
  };
  /** The longest fixed part of a phrase tells whether it was used with other words. */
  const uses = (line: string) => {
    const [fixed = ''] = line.split('{}').toSorted((one, other) => other.length - one.length);
    return [...earlier, ...taken].filter((text) => text.includes(fixed)).length;
  };
  const any = (lines: readonly string[], words?: string) => {
    if (words === undefined && lines.some((line) => line.includes('{}'))) return undefined;
    const order = shuffled(lines, seed).toSorted((one, other) => uses(one) - uses(other));
    const filled = order.map((line) => line.replace('{}', () => words ?? ''));
    const line = first(filled.filter((one) => sentencesIn(one).every((sentence) => !knows(sentence))));
    if (line !== undefined) sentencesIn(line).forEach((sentence) => taken.add(sentence));
    return line;
  };
  return { first, any, knows, wasSaid };
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
