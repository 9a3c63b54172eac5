import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readState } from './state-file.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'rostrum-state-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a broken state file is set aside and the instance starts empty', () => {
  const file = join(folder, 'state.json');
  writeFileSync(file, '{"users": [{"id"');
  expect(readState(file)).toEqual({ users: [], sessions: [], clients: [] });
  expect(existsSync(`${file}.broken`)).toBe(true);
});
