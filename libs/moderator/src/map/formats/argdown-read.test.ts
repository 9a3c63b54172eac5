import { describe, expect, it } from 'vitest';
import { readArgdown } from './argdown-read.ts';

describe('Argdown', () => {
  it('is read as people write it: headings, comments, names, indentation and arrows', () => {
    const read = readArgdown(
      [
        '# Voting',
        '',
        '// a note to myself',
        '[Duty]: Voting should be a duty',
        'for every citizen. #for',
        '  - <Freedom>: A right may be left unused. #against {source: "me"}',
        '    - It costs a Saturday only.',
        '  + [Turnout]',
        '',
        '[Turnout]: Turnout rises.',
        '  +> [Duty]',
      ].join('\n'),
    );
    expect(read.ok && read.value.title).toBe('Voting');
    expect(read.ok && read.value.nodes.map(({ id, side, text }) => [id, side, text])).toEqual([
      ['Duty', 'for', 'Voting should be a duty for every citizen.'],
      ['Freedom', 'against', 'A right may be left unused.'],
      ['line 7', null, 'It costs a Saturday only.'],
      ['Turnout', null, 'Turnout rises.'],
    ]);
    expect(read.ok && read.value.edges).toEqual([
      { from: 'Freedom', to: 'Duty', relation: 'rebuttal' },
      { from: 'line 7', to: 'Freedom', relation: 'rebuttal' },
      { from: 'Turnout', to: 'Duty', relation: 'support' },
      { from: 'Turnout', to: 'Duty', relation: 'support' },
    ]);
  });

  it.each([['[A]: b\n\n(1) All men are mortal.\n----\n(2) So is he.', 3, 'Numbered steps']])(
    'is refused with the line: %#',
    (text, line, says) => {
      expect(readArgdown(text)).toMatchObject({ refusal: { line, says: expect.stringContaining(says) } });
    },
  );
});
