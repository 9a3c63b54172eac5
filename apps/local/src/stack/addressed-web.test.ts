import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shiftedPorts } from '../emulators/ports.ts';
import { addressesOf } from './addresses.ts';
import { addressWeb, standInAddresses } from './addressed-web.ts';
import { webEnvironment } from './environments.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostrum-addressed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const emulatorsOf = (addresses: ReturnType<typeof standInAddresses>) =>
  webEnvironment(addresses)['VITE_LOCAL_EMULATORS'] ?? '';

test('one build gets the addresses of each stack that serves it, and stays as it was', () => {
  const build = join(folder, 'build');
  const built = `const e='${emulatorsOf(standInAddresses('demo'))}'`;
  mkdirSync(join(build, 'assets'), { recursive: true });
  writeFileSync(join(build, 'assets', 'index.js'), built);
  writeFileSync(join(build, 'logo.svg'), 'picture');
  for (const up of [0, 10_001]) {
    const addresses = addressesOf('demo', shiftedPorts(up));
    const output = join(folder, `served-${up}`);
    addressWeb(build, output, addresses);
    expect(readFileSync(join(output, 'assets/index.js'), 'utf8')).toBe(`const e='${emulatorsOf(addresses)}'`);
    expect(readFileSync(join(output, 'logo.svg'), 'utf8')).toBe('picture');
  }
  expect(readFileSync(join(build, 'assets/index.js'), 'utf8')).toBe(built);
});

test('stacks on different ports build the client with the same variables', () => {
  const built = (up: number) => {
    const { projectId } = addressesOf('demo', shiftedPorts(up));
    return webEnvironment(standInAddresses(projectId));
  };
  expect(built(0)).toEqual(built(10_001));
});
