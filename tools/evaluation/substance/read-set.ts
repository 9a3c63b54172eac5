import { readFileSync } from 'node:fs';

/** The labelled sets beside this file, by the names of their files. */
export type SubstanceSet = 'exercise-answers' | 'interests' | 'motions' | 'practice' | 'reports';

/**
 * The half that is measured: the open one, or with `SUBSTANCE_HALF=shut` the other, which is opened once, at the end.
 *
 * @throws RangeError on any other word
 */
export function measuredHalf(chosen: string | undefined = process.env.SUBSTANCE_HALF): 'open' | 'shut' {
  if (chosen === undefined || chosen === '' || chosen === 'open') return 'open';
  if (chosen === 'shut') return 'shut';
  throw new RangeError(`SUBSTANCE_HALF is “${chosen}”. Set it to open or shut.`);
}

/** The rows of one set; `README.md` describes their fields. */
export function readSet<Row>(set: SubstanceSet, half = measuredHalf()): Row[] {
  const text = readFileSync(new URL(`./${half}/${set}.jsonl`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}
