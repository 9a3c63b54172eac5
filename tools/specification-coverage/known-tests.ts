import { existsSync, readFileSync } from 'node:fs';
import { testTitles } from './test-titles.ts';

const root = new URL('../../', import.meta.url);

const titlesByFile = new Map<string, string[]>();
function titlesOf(file: string): string[] {
  const known = titlesByFile.get(file);
  if (known) return known;
  const place = new URL(file, root);
  const titles = existsSync(place) ? testTitles(file, readFileSync(place, 'utf8')) : [];
  titlesByFile.set(file, titles);
  return titles;
}

/** Whether a file has a test. It may be named by its full title or, if that is unambiguous, without its groups. */
export const isThere = (file: string, title: string): boolean =>
  titlesOf(file).some((known) => known === title || known.endsWith(` › ${title}`));
