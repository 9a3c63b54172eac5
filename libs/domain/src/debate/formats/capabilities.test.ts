import { expect, test } from 'vitest';
import { capabilitiesOf } from './capabilities.ts';
import { FORMATS } from './formats.ts';

test('judges give points on the scale of the league that a format is from, and none elsewhere', () => {
  const scale = (id: string) => capabilitiesOf(id).speakerScale;
  expect(['british-parliamentary', 'world-schools', 'policy', 'oxford'].map(scale)).toEqual([
    'wudc',
    'wsdc',
    'us',
    null,
  ]);
});

test('the audience decides in Oxford style alone', () => {
  const decided = [...FORMATS.keys()].filter((id) => capabilitiesOf(id).winsBySwing);
  expect(decided).toEqual(['oxford']);
});

test('a format that is none of today’s can do nothing more than its steps', () => {
  for (const id of ['retired', 'constructor'])
    expect(capabilitiesOf(id)).toEqual({ winsBySwing: false, speakerScale: null });
});
