import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessPage } from './page.ts';

const PAGE = new URL('../../../../../docs/access.md', import.meta.url);

/** With `WRITE_ACCESS_PAGE=1` in the environment, the test writes the page before it compares. */
const isWriting = process.env['WRITE_ACCESS_PAGE'] === '1';

test('docs/access.md shows the matrix; WRITE_ACCESS_PAGE=1 writes it again', () => {
  if (isWriting) writeFileSync(PAGE, accessPage());
  expect(readFileSync(PAGE, 'utf8')).toBe(accessPage());
});
