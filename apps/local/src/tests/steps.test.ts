import { expect, test } from 'vitest';
import { chooseParts, stackStep } from './steps.ts';

test('without a name every part runs', () => {
  expect(chooseParts([])).toEqual({ parts: ['unit', 'rules', 'functions', 'faults', 'e2e'], extra: [] });
});

test('a named part runs alone, and further arguments go to its runner', () => {
  expect(chooseParts(['e2e', 'room.spec.ts'])).toEqual({ parts: ['e2e'], extra: ['room.spec.ts'] });
});

test('an unknown part is refused with the known ones', () => {
  expect(() => chooseParts(['integration'])).toThrow('Parts: unit, rules, functions, faults, e2e.');
});

test('the e2e tests have as many workers as there are stacks, and tell their progress', () => {
  expect(stackStep('e2e', [], 2)).toMatchObject({ follow: true });
  expect(stackStep('e2e', [], 2).args).toContain('--workers=2');
  expect(stackStep('e2e', [], 1).args.join(' ')).not.toContain('--workers');
});

test('a part is quiet beside the e2e tests, and shows its output when it runs alone', () => {
  expect(stackStep('faults', [], 2).follow).toBe(false);
  expect(stackStep('faults', [], 1).follow).toBe(true);
});
