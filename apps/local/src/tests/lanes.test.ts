import { expect, test } from 'vitest';
import { lanesOf } from './lanes.ts';
import type { StackPart } from './steps.ts';

const GIB = 2 ** 30;
const machine = { cores: 2, freeBytes: 24 * GIB };
const ALL: StackPart[] = ['rules', 'functions', 'faults', 'e2e'];

test('one lane begins with the e2e tests, the other joins it after all other parts', () => {
  expect(lanesOf(ALL, [], machine)).toEqual([['e2e'], ['rules', 'functions', 'faults', 'e2e']]);
});

test('every part but the e2e tests runs in exactly one lane', () => {
  const others = lanesOf(ALL, [], machine)
    .flat()
    .filter((part) => part !== 'e2e');
  expect(others.toSorted()).toEqual(['faults', 'functions', 'rules']);
});

test('the e2e tests alone are shared from the beginning', () => {
  expect(lanesOf(['e2e'], [], machine)).toEqual([['e2e'], ['e2e']]);
});

test('chosen e2e tests run in one stack', () => {
  expect(lanesOf(['e2e'], ['clock.spec.ts'], machine)).toEqual([['e2e']]);
});

test.each([
  ['in as many stacks as asked for', ['--workers=2', 'clock.spec.ts'], [['e2e'], ['e2e']]],
  ['in one stack if asked for', ['--workers=1'], [['e2e']]],
])('the e2e tests run %s', (_, args, lanes) => {
  expect(lanesOf(['e2e'], args, machine)).toEqual(lanes);
});

test('parts without browsers run in one stack', () => {
  expect(lanesOf(['functions'], [], machine)).toEqual([['functions']]);
});

test.each([
  ['a single core', { ...machine, cores: 1 }],
  ['too little free memory for two stacks', { ...machine, freeBytes: 8 * GIB }],
])('a machine with %s runs one part after the other', (_, small) => {
  expect(lanesOf(ALL, [], small)).toEqual([ALL]);
});
