import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { countCheck, NOTHING } from './count.ts';
import type { Lane } from './lanes.ts';
import { runLanes } from './run-lanes.ts';
import type { LaneWork } from './run-lanes.ts';

const LANES: Lane[] = [['e2e'], ['rules', 'faults', 'e2e']];

/** Notes what happens, in order; `rules` fails one test, every other part passes one. */
function aRun(differently: Partial<LaneWork> = {}) {
  const noted: string[] = [];
  const work: LaneWork = {
    prepare: async (part, lane) => void noted.push(`${lane} prepares ${part}`),
    async run(part, lane) {
      noted.push(`${lane} runs ${part}`);
      await sleep(part === 'e2e' ? 30 : 1);
      noted.push(`${lane} ran ${part}`);
      return countCheck(part === 'rules' ? { name: part, message: 'too lax' } : null);
    },
    reportUnprepared: (part, error) => countCheck({ name: part, message: String(error) }),
    join: (lane) => void noted.push(`${lane} joins`),
    stayAway: (lane) => void noted.push(`${lane} stays away`),
    ...differently,
  };
  return { noted, counted: runLanes(LANES, work) };
}

test('the results of both lanes are added, and the e2e tests are counted once', async () => {
  expect(await aRun().counted).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: [{ name: 'rules', message: 'too lax' }],
  });
});

test('lanes run at the same time, and the second joins the e2e tests after its own parts', async () => {
  const { noted, counted } = aRun();
  await counted;
  expect(noted.indexOf('1 ran faults')).toBeLessThan(noted.indexOf('0 ran e2e'));
  expect(noted.filter((line) => line.startsWith('1'))).toEqual([
    '1 prepares rules',
    '1 runs rules',
    '1 ran rules',
    '1 prepares faults',
    '1 runs faults',
    '1 ran faults',
    '1 prepares e2e',
    '1 joins',
  ]);
});

test('a part whose database cannot be prepared has failed, and the next ones run', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { noted, counted } = aRun({
    async prepare(part) {
      if (part === 'rules') throw new Error('no answer');
    },
  });
  expect((await counted).failures).toEqual([{ name: 'rules', message: 'Error: no answer' }]);
  expect(noted).not.toContain('1 runs rules');
  expect(noted).toContain('1 ran faults');
});

test('browsers that wait for a stack that cannot be prepared are told, and nothing is counted twice', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { noted, counted } = aRun({
    async prepare(part, lane) {
      if (part === 'e2e' && lane === 1) throw new Error('no seed');
    },
    run: async () => NOTHING,
  });
  expect(await counted).toEqual(NOTHING);
  expect(noted).toEqual(['0 joins', '1 stays away']);
});
