import { beforeAll, expect, test } from 'vitest';
import { readRuleCoverage, type Expression } from './support/rule-coverage.ts';

let expressions: Expression[];
beforeAll(async () => {
  expressions = await readRuleCoverage();
});

/** The kinds of a value, as in "boolValue". */
const kindsOf = (value: unknown) => (typeof value === 'object' && value ? Object.keys(value) : []);
const isOther = (kind: string) => kind.endsWith('Value') && kind !== 'boolValue';

const describeAll = (found: Expression[]) => found.map(({ line, text }) => `line ${line}: ${text}`);

test('every expression of the rules was reached by these tests', () => {
  expect(expressions.length).toBeGreaterThan(0);
  expect(describeAll(expressions.filter(({ values }) => values.length === 0))).toEqual([]);
});

test('every condition of the rules was met in one test and not met in another', () => {
  const verdictsOf = ({ values }: Expression) =>
    values.flatMap((value) =>
      typeof value === 'object' && value && 'boolValue' in value ? [value.boolValue] : [],
    );
  // A field that was sent as true by a generated write is no condition: it was a number, or words, in another.
  const isCondition = ({ values }: Expression) => !values.some((value) => kindsOf(value).some(isOther));
  const oneSided = expressions.filter(
    (expression) => isCondition(expression) && new Set(verdictsOf(expression)).size === 1,
  );
  expect(expressions.some((expression) => verdictsOf(expression).length > 0)).toBe(true);
  expect(describeAll(oneSided)).toEqual([]);
});
