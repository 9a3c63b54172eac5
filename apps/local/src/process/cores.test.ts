import { spawnSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { allowedCores, moveTo } from './cores.ts';

const isLinux = process.platform === 'linux';
const all = isLinux ? allowedCores() : '';
const first = all.replace(/\D.*$/, '');
const coresOfAChild = () =>
  spawnSync('grep', ['Cpus_allowed_list', '/proc/self/status'], { encoding: 'utf8' }).stdout;

afterEach(() => {
  if (isLinux) moveTo(all);
});

test.runIf(isLinux)('what is started after a move uses the same cores', () => {
  moveTo(first);
  expect(allowedCores()).toBe(first);
  expect(coresOfAChild()).toContain(`\t${first}\n`);
  moveTo(all);
  expect(coresOfAChild()).toContain(`\t${all}\n`);
});

test.runIf(isLinux)('a move that the system refuses says why', () => {
  expect(() => moveTo('4095')).toThrow(Problem);
});
