import { readdirSync, writeFileSync } from 'node:fs';
import { hasData } from '../training/data.ts';
import type { EvaluationRow, Figure } from './figure.ts';
import { figuresOfPage, renderTables } from './page.ts';
import { measureSideBySide, type RowFile } from './side-by-side.ts';
import { renderSummary } from './summary.ts';
import { plainTable } from './table.ts';

/**
 * `npm run evaluate [row …]`: one table of every figure. If all were measured they go to
 * `docs/moderator-figures.md`, what follows from them to `docs/moderator-evaluation.md`, and both to the public page of the web
 * client. Rows without data are skipped and named. Threads measure rows side by side.
 */
const ROWS = new URL('./rows/', import.meta.url);
const PAGE = new URL('../../docs/moderator-evaluation.md', import.meta.url);
const TABLES = new URL('../../docs/moderator-figures.md', import.meta.url);
const FIGURES = new URL('../../apps/web/src/features/help/logic/moderation/figures.json', import.meta.url);

const named = process.argv.slice(2);
const files = readdirSync(ROWS).filter((file) => file.endsWith('.ts'));
const rows = await Promise.all(
  files.toSorted().map(async (name): Promise<RowFile> => {
    const file = new URL(name, ROWS).href;
    const { ROW: row }: { ROW: EvaluationRow } = await import(file);
    return { row, file };
  }),
);
const skipped: string[] = [];
const chosen = rows.filter(({ row: { name, data, isShut } }) => {
  if (named.length > 0 && !named.includes(name)) return false;
  if (isShut) {
    console.error(`${name}: shut; its README says how it is opened, once`);
    return false;
  }
  if (hasData(...data)) return true;
  skipped.push(name);
  console.error(`${name}: skipped, the labelled texts are not here (${data.join(', ')})`);
  return false;
});
const figuresOf = new Map<string, readonly Figure[]>();
await measureSideBySide(chosen, ({ name, shownIn }, measured, complaints) => {
  const { figures: own, shown, seconds, processorSeconds } = measured;
  figuresOf.set(name, own);
  if (shownIn && shown !== undefined) writeFileSync(shownIn.file, shown);
  const times = `${seconds.toFixed(0)} s, ${processorSeconds.toFixed(1)} s of a processor`;
  process.stderr.write(`${complaints}${name}: measured in ${times}\n`);
});
const figures = chosen.flatMap(({ row: { name } }) => figuresOf.get(name) ?? []);
console.log(figures.length > 0 ? plainTable(figures) : 'Nothing was measured.');
if (named.length === 0 && skipped.length === 0) {
  writeFileSync(PAGE, renderSummary(figures));
  writeFileSync(TABLES, renderTables(figures));
  writeFileSync(FIGURES, figuresOfPage(figures));
}
