import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const { suitableNode } = await import(new URL('../bootstrap/node.mjs', import.meta.url).href);
const { installedNodes } = await import(new URL('../bootstrap/installed-nodes.mjs', import.meta.url).href);
const root = new URL('../../../', import.meta.url);
const nothing = () => [];

test.each(['24.0.0', '24.21.0', '26.1.0'])('Node %s runs the product itself', (version) => {
  expect(suitableNode(root, version)).toBe(process.execPath);
});

test('an installed Node 24 comes before the one that came with the packages', () => {
  const installed = () => [
    { file: '/old/node', version: '22.18.0' },
    { file: '/new/node', version: '24.3.0' },
  ];
  expect(suitableNode(root, '20.20.2', installed)).toBe('/new/node');
});

test.each(['20.20.2', '22.18.0', '23.9.0'])(
  'Node %s hands over to the Node 24 that came with the packages where no other is installed',
  (version) => {
    const older = () => [{ file: '/old/node', version: '23.11.0' }];
    expect(suitableNode(root, version, older)).toMatch(/node_modules.*node(\.exe)?$/);
  },
);

test('an old Node runs the product where there is no Node 24, if it can read TypeScript', () => {
  expect(suitableNode(new URL('nowhere/', root), '22.18.0', nothing)).toBe(process.execPath);
});

test('looks on the PATH and where version managers keep theirs, newest first, and not among packages', () => {
  const home = mkdtempSync(join(tmpdir(), 'rostrum-home-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const make = (folder: string, version: string) => {
    const file = join(home, folder, 'node');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\necho v${version}\n`);
    chmodSync(file, 0o755);
    return file;
  };
  const onPath = make('bin', '22.1.0');
  make('node_modules/.bin', '25.0.0');
  const older = make('.nvm/versions/node/v24.9.0/bin', '24.9.0');
  const newer = make('.nvm/versions/node/v24.10.0/bin', '24.10.0');
  const path = [join(home, 'node_modules/.bin'), join(home, 'bin')].join(delimiter);
  const found = [...installedNodes(path, home)].filter(({ file }) => file.startsWith(home));
  expect(found).toEqual([
    { file: onPath, version: '22.1.0' },
    { file: newer, version: '24.10.0' },
    { file: older, version: '24.9.0' },
  ]);
});
