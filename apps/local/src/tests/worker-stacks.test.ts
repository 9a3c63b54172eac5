import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { workerStacks } from './worker-stacks.ts';

test('each worker finds the variables of its stack, or why it has none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-workers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const stacks = workerStacks(folder, 2);
  expect(readdirSync(folder)).toEqual([]);
  stacks.give(0, { ROSTRUM_WEB_URL: 'http://localhost:1' });
  stacks.refuse(1, 'no seed');
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  expect(read('0.json')).toEqual({ variables: { ROSTRUM_WEB_URL: 'http://localhost:1' } });
  expect(read('1.json')).toEqual({ problem: 'no seed' });
  expect(readdirSync(folder)).toHaveLength(2);
});
