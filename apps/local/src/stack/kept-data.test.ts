import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isUsableExport, setAside } from './kept-data.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'rostrum-export-')), 'firebase');
  mkdirSync(join(folder, 'auth_export'), { recursive: true });
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const index = (content: unknown) =>
  writeFileSync(join(folder, 'firebase-export-metadata.json'), JSON.stringify(content));
const AUTH = { version: '15.34.2', path: 'auth_export' };

test('an export with every part it names can be used', () => {
  index({ version: '15.34.2', auth: AUTH });
  expect(isUsableExport(folder)).toBe(true);
});

test.each([
  ['no index', () => {}],
  ['half an index', () => writeFileSync(join(folder, 'firebase-export-metadata.json'), '{"version":')],
  ['an index of something else', () => index({ name: 'firebase' })],
  ['a part missing', () => index({ version: '15', firestore: { path: 'f', metadata_file: 'f/f.meta' } })],
])('an export with %s cannot', (_what, prepare) => {
  prepare();
  expect(isUsableExport(folder)).toBe(false);
});

test('unreadable data is put aside and never deleted', () => {
  const aside = setAside(folder, Date.UTC(2026, 10, 20, 14, 5));
  expect(aside).toMatch(/firebase-unreadable-20261120140500$/);
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(join(aside, 'auth_export'))).toBe(true);
});
