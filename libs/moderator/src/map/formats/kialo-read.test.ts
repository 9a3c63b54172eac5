import { describe, expect, it } from 'vitest';
import { readKialo } from './kialo-read.ts';

describe('a debate of Kialo', () => {
  const TEXT = `Discussion Title: Should voting be compulsory?

1. Voting should be compulsory.
1.1. Pro: It lifts [turnout](https://example.org/a_(b)).
1.1.1. Con: Turnout is
not consent.
1.2. Con: A right may be left unused.
1.2.1. Con: -> See 1.1.
Sources
[1] somebody`;

  it('is read with sides that follow from Pro and Con', () => {
    const read = readKialo(TEXT);
    expect(read.ok && read.value.nodes.map(({ id, side, text }) => [id, side, text])).toEqual([
      ['1', 'for', 'Voting should be compulsory.'],
      ['1.1', 'for', 'It lifts turnout.'],
      ['1.1.1', 'against', 'Turnout is not consent.'],
      ['1.2', 'against', 'A right may be left unused.'],
    ]);
    expect(read.ok && read.value.edges.at(-1)).toEqual({ from: '1.1', to: '1.2', relation: 'rebuttal' });
    expect(read.ok && read.value.title).toBe('Should voting be compulsory?');
  });

  it.each([
    ['Hello there', 1, 'isn’t a Kialo claim'],
    ['1. A\n1.1. Maybe so', 2, 'neither “Pro:” nor “Con:”'],
    ['1. A\n\n1.2.1. Pro: B', 3, 'under 1.2, which is missing'],
    ['1. A\n1. B', 2, 'Two statements are both called “1”'],
    ['1. A\n1.1. Pro: -> See 4.', 2, '“4” is linked, but not written out anywhere'],
    [`1. ${'a'.repeat(1_001)}`, 1, 'longer than 1000'],
  ])('is refused with the line: %#', (text, line, says) => {
    expect(readKialo(text)).toMatchObject({ refusal: { line, says: expect.stringContaining(says) } });
  });
});
