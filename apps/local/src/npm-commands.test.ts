import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';

test('every npm script of the root is a command, and every command an npm script', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const { stderr, status } = spawnSync(process.execPath, [inRoot('apps/local/bootstrap.mjs')], {
    encoding: 'utf8',
  });
  const named = [...stderr.matchAll(/^ {2}(\S+) /gmu)].map(([, name]) => name);
  expect(status).toBe(2);
  expect(new Set(named)).toEqual(new Set(Object.keys(scripts)));
});
