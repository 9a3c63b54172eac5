import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityTable } from './testing/security-table.ts';

const PAGE = new URL('../../../../docs/security.md', import.meta.url);
const PLACE = /(<!-- limits -->\n)[\s\S]*?(\n<!-- \/limits -->)/;

/** With `WRITE_SECURITY_PAGE=1` in the environment, the test writes the table into the page before it compares. */
const isWriting = process.env['WRITE_SECURITY_PAGE'] === '1';

test('docs/security.md shows the limits that hold; WRITE_SECURITY_PAGE=1 writes them again', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toMatch(PLACE);
  const current = page.replace(PLACE, (_, before: string, after: string) => before + securityTable() + after);
  if (isWriting) writeFileSync(PAGE, current);
  expect(readFileSync(PAGE, 'utf8')).toBe(current);
});
