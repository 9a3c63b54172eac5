import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const WEB = resolve(import.meta.dirname, '..');
const ROUTES = [
  'app/signed-in-routes.tsx',
  'app/public-pages.tsx',
  'app/identity/identity-island.tsx',
  'app/identity/signed-in-app.tsx',
];
const sourceOf = (file: string) => readFileSync(join(WEB, file), 'utf8');
const importsOf = (file: string) =>
  [...sourceOf(file).matchAll(/(?:from|import\() ?'(\.[^']+\.tsx)'|import '(\.[^']+\.tsx)'/g)].flatMap(
    ([, named]) => (named === undefined ? [] : [join(dirname(file), named)]),
  );
/** The pages of all routes, by their files. */
const pages = [
  ...new Set(ROUTES.flatMap(importsOf).filter((file) => /-(page|debate|report)\.tsx$/.test(file))),
];

/** Whether a page, or a part of it, names the tab. */
function isTitled(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  if (/<PageTitle|<title>/.test(sourceOf(file))) return true;
  // Parts of its own feature only: shared ones don't know which page they are on.
  return importsOf(file).some((part) => /^(app|features)\//.test(part) && isTitled(part, seen));
}

test('the routes lead to every page of the features', () => {
  const features = readdirSync(join(WEB, 'features'), { recursive: true, encoding: 'utf8' });
  const written = features.filter((file) => /^[\w-]+[\\/][\w-]+-page\.tsx$/.test(file));
  const reached = new Set([...pages, ...pages.flatMap(importsOf)]);
  expect(written.map((file) => join('features', file)).filter((file) => !reached.has(file))).toEqual([]);
});

test.each(pages)('%s names its tab', (file) => {
  expect(isTitled(file)).toBe(true);
});
