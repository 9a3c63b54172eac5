import { describe, expect, it } from 'vitest';
import { missingOfOperator, OPERATOR_NEEDS, readOperator } from './operator.ts';

const WHOLE = {
  name: 'Riverside School',
  address: '1 River Road\nBath',
  dataProtection: 'privacy@example.org',
  region: 'Belgium',
  authority: 'the ICO',
  law: 'England',
};

describe('the operator of a deployment', () => {
  it('is read from JSON, with further processors', () => {
    const processors = [{ name: 'Mail Ltd', does: 'sends letters', where: 'Ireland' }];
    expect(readOperator(JSON.stringify({ ...WHOLE, processors }))).toEqual({ ...WHOLE, processors });
  });

  it('has filled nothing in without a setting, and every need is then missing', () => {
    expect(missingOfOperator(readOperator(' ') ?? {})).toEqual(Object.keys(OPERATOR_NEEDS));
  });

  it.each(Object.keys(WHOLE))('misses %s alone if only that is left out', (need) => {
    const operator = readOperator(JSON.stringify({ ...WHOLE, [need]: undefined }));
    expect(operator && missingOfOperator(operator)).toEqual([need]);
  });

  it.each([
    ['no JSON', 'Riverside School'],
    ['a list', '[]'],
    ['a blank name', '{"name":"  "}'],
    ['an unknown field', '{"nmae":"Riverside"}'],
    ['a processor without a place', '{"processors":[{"name":"Mail Ltd","does":"sends letters"}]}'],
  ])('is nobody from %s', (_, json) => {
    expect(readOperator(json)).toBeNull();
  });
});
