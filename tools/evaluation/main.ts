import { readdirSync, writeFileSync } from 'node:fs';
import { hasData } from '../training/data.ts';
import type { EvaluationRow, Figure } from './figure.ts';
import { figuresOfPage, renderTables } from './page.ts';
import { renderSummary } from './summary.ts';
import { plainTable } from './table.ts';

/**
 * `npm run evaluate [row …]`: one table of every figure. If all were measured they go to
 * `docs/moderator-figures.md`, what follows from them to `docs/moderator-evaluation.md`, and both to the public page of the web
 * client. Rows without data are skipped and named.
 */
const ROWS = new URL('./rows/', import.meta.url);
const PAGE = new URL('../../docs/moderator-evaluation.md', import.meta.url);
const TABLES = new URL('../../docs/moderator-figures.md', import.meta.url);
const FIGURES = new URL('../../apps/web/src/features/help/logic/moderation/figures.json', import.meta.url);

const named = process.argv.slice(2);
const files = readdirSync(ROWS).filter((file) => file.endsWith('.ts'));
const modules = await Promise.all(
  files.toSorted().map((file): Promise<{ ROW: EvaluationRow }> => import(new URL(file, ROWS).href)),
);
const figures: Figure[] = [];
const skipped: string[] = [];
for (const { name, data, measure, shownIn, isShut } of modules.map(({ ROW }) => ROW)) {
  if (named.length > 0 && !named.includes(name)) continue;
  if (isShut) {
    console.error(`${name}: shut; its README says how it is opened, once`);
    continue;
  }
  if (!hasData(...data)) {
    skipped.push(name);
    console.error(`${name}: skipped, the labelled texts are not here (${data.join(', ')})`);
    continue;
  }
  const startedAtMs = performance.now();
  const before = process.cpuUsage();
  const measured = await measure();
  figures.push(...measured);
  if (shownIn) writeFileSync(shownIn.file, shownIn.text(measured));
  const { user, system } = process.cpuUsage(before);
  console.error(
    `${name}: measured in ${((performance.now() - startedAtMs) / 1_000).toFixed(0)} s, ${((user + system) / 1e6).toFixed(1)} s of processor`,
  );
}
console.log(figures.length > 0 ? plainTable(figures) : 'Nothing was measured.');
if (named.length === 0 && skipped.length === 0) {
  writeFileSync(PAGE, renderSummary(figures));
  writeFileSync(TABLES, renderTables(figures));
  writeFileSync(FIGURES, figuresOfPage(figures));
}
