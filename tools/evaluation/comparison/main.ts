import { readFileSync, writeFileSync } from 'node:fs';
import { CIVILITY_DATA } from '../../training/civility/rows.ts';
import { hasData } from '../../training/data.ts';
import { measureCivility } from '../civility/measured.ts';
import { contenders } from './contender.ts';
import { TEXT_SETS } from './text-sets.ts';

const PAGE = new URL('../../../docs/measurements.md', import.meta.url);
const HEADING = '## The engine beside word lists';
const EXPLANATION = `The share of each set that is flagged, in percent: low is good where few should be flagged, high where many should. \`npm run compare\`
writes this part. The engine flags if its head of toxicity, of attacks on persons or of attacks on groups does. On texts that it
had not seen, the three trained heads are scored alone, without the step that leaves quoted and denied words out. Word lists are
used as their documentation shows first; the sentiment list flags a sum below 0. Nothing was tuned for this table, and every set
holds some texts of the other kind.`;

/** `npm run compare`: the share of each set that each contender flags, into the last part of docs/measurements.md. */
if (hasData(...CIVILITY_DATA)) {
  const table = compare();
  const [before = ''] = readFileSync(PAGE, 'utf8').split(`\n${HEADING}\n`);
  writeFileSync(PAGE, `${before.trimEnd()}\n\n${HEADING}\n\n${EXPLANATION}\n\n${table}\n`);
  console.log(table);
} else {
  console.error('The labelled texts are not here, so there is nothing to compare on.');
}

function compare(): string {
  const { rows } = measureCivility();
  const all = contenders();
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const sets = TEXT_SETS.map(({ name, isBad, holds }) => {
    const texts = rows.filter(holds);
    const shares = all.map(({ flags }) => percent(texts.filter(flags).length / texts.length));
    return line([name, isBad ? 'many' : 'few', String(texts.length), ...shares]);
  });
  const titles = ['texts', 'should flag', 'n', ...all.map(({ name }) => name)];
  return [line(titles), line(titles.map(() => '---')), ...sets].join('\n');
}

function percent(share: number): string {
  const value = share * 100;
  if (value === 0 || value >= 10) return value.toFixed(0);
  return value.toFixed(value < 1 ? 2 : 1);
}
