import { expect, test } from 'vitest';
import { capabilitiesOf } from './capabilities.ts';
import { FORMATS } from './formats.ts';

test('judges give points on the scale of the format’s league; other formats have none', () => {
  const scale = (id: string) => capabilitiesOf(id).speakerScale;
  expect(['british-parliamentary', 'world-schools', 'policy', 'oxford'].map(scale)).toEqual([
    'wudc',
    'wsdc',
    'us',
    null,
  ]);
});

test('only Oxford style lets the audience decide', () => {
  const decided = [...FORMATS.keys()].filter((id) => capabilitiesOf(id).winsBySwing);
  expect(decided).toEqual(['oxford']);
});

test('an unknown format offers nothing beyond its steps', () => {
  for (const id of ['retired', 'constructor'])
    expect(capabilitiesOf(id)).toEqual({ winsBySwing: false, speakerScale: null });
});
