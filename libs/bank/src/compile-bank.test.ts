import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { compileBank } from './compile-bank.ts';
import { readCompiledBank } from './read-compiled-bank.ts';
import { readBank } from './source/read-bank.ts';

const folder = mkdtempSync(join(tmpdir(), 'bank-'));
const file = pathToFileURL(join(folder, 'bank.json'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a compiled bank is read back as it was written', async () => {
  const bank = readBank();
  writeFileSync(file, compileBank(bank));
  expect(await readCompiledBank(file)).toEqual(bank);
});

test('a file of something else is refused', async () => {
  writeFileSync(file, '[{"motion": "This house would rest"}]');
  await expect(readCompiledBank(file)).rejects.toThrow('arguments');
});
