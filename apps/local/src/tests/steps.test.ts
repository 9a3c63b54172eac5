import { expect, test } from 'vitest';
import { chooseParts } from './steps.ts';

test('without a name every part runs', () => {
  expect(chooseParts([])).toEqual({ parts: ['unit', 'rules', 'functions', 'faults', 'e2e'], extra: [] });
});

test('a named part runs alone, and further arguments go to its runner', () => {
  expect(chooseParts(['e2e', 'room.spec.ts'])).toEqual({ parts: ['e2e'], extra: ['room.spec.ts'] });
});

test('an unknown part is refused with the known ones', () => {
  expect(() => chooseParts(['integration'])).toThrow('Parts: unit, rules, functions, faults, e2e.');
});
